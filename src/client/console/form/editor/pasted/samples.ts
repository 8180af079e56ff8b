/** What other programs put on the clipboard, shortened. */

/** Word for Windows in Korean: an own document with conditional comments, smart tags, lists as paragraphs, pictures of the device. */
export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @font-face {font-family:"맑은 고딕";} p.MsoNormal {mso-style-unhide:no; margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=KO style='tab-interval:40.0pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTitle><span style='mso-bidi-font-weight:bold'>재산분할<span lang=EN-US> <o:p></o:p></span></span></p>
<h1><span lang=EN-US style='mso-fareast-language:KO'>1. </span>대상이 되는 재산<span lang=EN-US><o:p></o:p></span></h1>
<p class=MsoNormal style='text-indent:10.0pt'><b style='mso-bidi-font-weight:normal'>혼인 중에 모은</b> 재산과 <i>그 <b>이자</b></i>를
<st1:place w:st="on">서울</st1:place>에서 <u>나눕니다</u>.<span style='mso-spacerun:yes'>&nbsp; </span><a href="https://www.scourt.go.kr/portal/main.jsp"><span style='color:blue'>대법원</span></a>,
<a href="#_Toc1234"><span style='mso-no-proof:yes'>차례</span></a>, <a href="javascript:alert(1)">나쁜 것</a><span lang=EN-US><o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:38.0pt;mso-para-margin-left:0gd;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings;mso-bidi-font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>부동산<span lang=EN-US><o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:58.0pt;text-indent:-20.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>1)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>아파트</p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:58.0pt;text-indent:-20.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>2)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>토지</p>
<p class=MsoListParagraphCxSpLast style='margin-left:38.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>예금</p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<h3>기여도</h3>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>가.<span style='font:7.0pt "Times New Roman"'>&nbsp;</span></span></span><![endif]>가사 노동</p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=300 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal align=center style='text-align:center'><b>재산<o:p></o:p></b></p></td><td width=300 valign=top colspan=2 style='width:225.4pt'><p class=MsoNormal><b>가액</b></p></td></tr>
 <tr style='mso-yfti-irow:1'><td><p class=MsoNormal>아파트</p></td><td><p class=MsoNormal><b>3억</b></p></td><td><p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p></td></tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="_x0000_i1025" style='width:300pt'><v:imagedata src="file:///C:/Temp/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=400 height=300 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="_x0000_i1025"><![endif]></p>
<p class=MsoNormal style='display:none;mso-hide:all'>숨은 글</p>
<!--EndFragment--></body></html>`

export const wordCleaned =
  '<h2>재산분할</h2><h3>1. 대상이 되는 재산</h3>' +
  '<p><strong>혼인 중에 모은</strong> 재산과 <em>그 </em><strong><em>이자</em></strong>를 서울에서 나눕니다. ' +
  '<a href="https://www.scourt.go.kr/portal/main.jsp">대법원</a>, 차례, 나쁜 것</p>' +
  '<ul><li><p>부동산</p><ol><li><p>아파트</p></li><li><p>토지</p></li></ol></li><li><p>예금</p></li></ul>' +
  '<h4>기여도</h4><ol><li><p>가사 노동</p></li></ol>' +
  '<table><tbody><tr><th scope="col"><p>재산</p></th><th scope="col" colspan="2"><p>가액</p></th></tr>' +
  '<tr><td><p>아파트</p></td><td><p><strong>3억</strong></p></td><td><p></p></td></tr></tbody></table>'

/** 한글: capital tags, a class and a style for everything, spaces that do not break, sizes in place of headings. */
export const hwp = `<HTML><HEAD><META NAME="Generator" CONTENT="Hancom HWP 11.0.0.5178"><TITLE></TITLE>
<STYLE type="text/css"><!-- P.HStyle0, LI.HStyle0 {style-name:"바탕글"; margin-left:0.0pt; line-height:160%; font-size:10.0pt; font-family:함초롬바탕;} --></STYLE></HEAD>
<BODY><!--StartFragment--><P CLASS=HStyle0 STYLE='text-align:center;line-height:160%;'><SPAN STYLE='font-size:20.0pt;font-family:"함초롬돋움";letter-spacing:-5%;font-weight:bold;line-height:160%;'>준 비 서 면</SPAN></P>
<P CLASS=HStyle0><SPAN STYLE='font-size:11.0pt;'>&nbsp;</SPAN></P>
<P CLASS=HStyle0 STYLE='margin-left:10.0pt;'><SPAN STYLE='font-size:14.0pt;font-family:"함초롬바탕";font-weight:"bold";line-height:160%;'>1. 사건의 개요</SPAN></P>
<P CLASS=HStyle0 STYLE='text-indent:-20.0pt;'><SPAN STYLE='font-family:"함초롬바탕";'>&nbsp;&nbsp;원고와 피고는&nbsp;&nbsp; </SPAN><SPAN STYLE='font-weight:bold;'>2010년</SPAN><SPAN STYLE='font-style:italic;text-decoration:underline;'> 혼인</SPAN><SPAN>하였습니다.</SPAN></P>
<P CLASS=HStyle0><TABLE border="1" cellspacing="0" cellpadding="0" style='border-collapse:collapse;border:none;'>
<TR><TD rowspan="2" valign="middle" style='width:80.2pt;height:22.0pt;border-left:solid #000000 0.4pt;padding:1.4pt 5.1pt'><P CLASS=HStyle0 STYLE='text-align:center;'><SPAN STYLE='font-weight:bold;'>구분</SPAN></P></TD><TD valign="middle"><P CLASS=HStyle0><SPAN>원고</SPAN></P></TD></TR>
<TR><TD><P CLASS=HStyle0><SPAN>60%</SPAN></P></TD></TR></TABLE></P>
<P CLASS=HStyle0><IMG src="file:///C:\\Users\\LEE\\AppData\\Local\\Temp\\Hnc\\BinData\\EMB0001.png" alt="그림입니다." width="500" height="200" vspace="0" hspace="0" border="0"></P><!--EndFragment--></BODY></HTML>`

export const hwpCleaned =
  '<h2>준 비 서 면</h2><h3>1. 사건의 개요</h3><p>원고와 피고는 <strong>2010년</strong><em> 혼인</em>하였습니다.</p>' +
  '<table><tbody><tr><th scope="col" rowspan="2"><p>구분</p></th><th scope="col"><p>원고</p></th></tr><tr><td><p>60%</p></td></tr></tbody></table>'

/** Google Docs: one bold element around all that is not bold, lists beside their items, addresses that lead by its own. */
export const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e3d4c-7fff"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;font-weight:400;">Custody</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Who cares for the </span><span style="font-weight:700;">child</span><span style="font-weight:400;"> is </span><span style="font-weight:400;font-style:italic;">shared</span><span>, see </span><a href="https://www.google.com/url?q=https://www.moj.go.kr/a?b%3Dc&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the ministry</span></a><span>.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Visits</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>Weekends</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Support</span></p></li></ul><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;"><img src="https://lh7-us.googleusercontent.com/docsz/AD_4nX" width="602" height="301" /></span></span></p></b><br class="Apple-interchange-newline">`

export const docsCleaned =
  '<h2>Custody</h2><p>Who cares for the <strong>child</strong> is <em>shared</em>, see <a href="https://www.moj.go.kr/a?b=c">the ministry</a>.</p>' +
  '<ul><li><p>Visits</p><ul><li><p>Weekends</p></li></ul></li><li><p>Support</p></li></ul>'

/** A page: parts in parts, a table that lays out, scripts and frames, a figure of another site, a link to a page of ours. */
export const web = `<meta charset='utf-8'><div class="wrap" style="color: rgb(0, 0, 0); font-weight: 400;" onclick="x()"><script>x()</script><table role="presentation"><tbody><tr><td><div>첫 줄<br>둘째 줄</div></td></tr></tbody></table>
<h4 id="a">작은 제목</h4><div><p>글 <span style="font-weight: 600">굵게</span> <a href="${window.location.origin}/contact?x=1#map" target="_blank">길</a> <a href="/story/a">사례</a></p></div>
<iframe src="https://evil.example"></iframe><figure class="wp-block-image"><img src="https://evil.example/a.jpg" alt="a"><figcaption>사진 설명</figcaption></figure>
<table><caption>표 이름</caption><thead><tr><th>가</th><th>나</th></tr></thead><tbody><tr><th>다</th><td style="background:red">라</td></tr></tbody></table>
<blockquote><div>인용한 글</div></blockquote><svg><a xlink:href="javascript:x()"><text>x</text></a></svg><style>p{color:red}</style></div>`

export const webCleaned =
  '<p>첫 줄<br>둘째 줄</p><h2>작은 제목</h2><p>글 <strong>굵게</strong> <a href="/contact?x=1#map">길</a> <a href="/story/a">사례</a></p>' +
  '<p>표 이름</p><table><tbody><tr><th scope="col">가</th><th scope="col">나</th></tr><tr><th scope="row">다</th><td>라</td></tr></tbody></table>' +
  '<blockquote><p>인용한 글</p></blockquote>'
