import type { SeedLawyer } from './types.ts'

export const lawyers: SeedLawyer[] = [
  {
    key: 'lawyer-01',
    name: { ko: '설혜령', en: 'Seol Hye-ryeong', cn: '薛惠玲' },
    job: { ko: '대표변호사', en: 'Managing Partner', cn: '主任律师' },
    type: 'LAWYER',
    isRepresentative: true,
    intro: {
      ko: '스무 해 넘게 가사사건을 다루며, 법정에서의 결론만큼이나 그다음의 생활이 중요하다는 것을 배웠습니다. 첫 상담에서는 서두르지 않고 지금 가장 걱정되는 일부터 듣습니다. 가능한 것과 어려운 것을 처음부터 나누어 말씀드리겠습니다.',
      en: 'More than twenty years of family cases have taught me that the life after the decision matters as much as the decision itself. In a first meeting I do not hurry; I begin with what worries you most today. From the outset I will tell you plainly what is possible and what is difficult.',
      cn: '二十余年的家事案件让我明白，判决之后的生活与判决本身同样重要。初次面谈我不会催促，先听您说眼下最担心的事。哪些可行、哪些有难度，我会从一开始就如实告知。'
    },
    career: [
      {
        txt: { ko: '법무법인 이음새 대표변호사 (2019~현재)', en: 'Managing Partner, Ieumsae Law Group (2019–present)', cn: '怡音律师事务所主任律师（2019年至今）' },
        isMain: true
      },
      {
        txt: { ko: '가정법원 조정위원 (2014~2018)', en: 'Mediation Commissioner, Family Court (2014–2018)', cn: '家庭法院调解委员（2014—2018年）' },
        isMain: true
      },
      {
        txt: {
          ko: '지방변호사회 가사법 연수 강사 (2012~2020)',
          en: 'Lecturer in family law, regional bar association (2012–2020)',
          cn: '地方律师会家事法研修讲师（2012—2020年）'
        },
        isMain: true
      },
      {
        txt: {
          ko: '서울 소재 가사·상속 법률사무소 파트너변호사 (2010~2019)',
          en: 'Partner, family and inheritance law office in Seoul (2010–2019)',
          cn: '首尔某家事与继承法律事务所合伙人律师（2010—2019年）'
        },
        isMain: false
      },
      {
        txt: {
          ko: '서울 소재 법무법인 송무팀 변호사 (2003~2010)',
          en: 'Lawyer, litigation team of a Seoul law firm (2003–2010)',
          cn: '首尔某律师事务所诉讼部律师（2003—2010年）'
        },
        isMain: false
      },
      {
        txt: {
          ko: '지방자치단체 아동복지심의위원회 위원 (2016~2022)',
          en: 'Member, municipal child welfare deliberation committee (2016–2022)',
          cn: '地方政府儿童福利审议委员会委员（2016—2022年）'
        },
        isMain: false
      },
      {
        txt: { ko: '사법연수원 제32기 수료 (2003)', en: 'Judicial Research and Training Institute, 32nd class (2003)', cn: '司法研修院第32期结业（2003年）' },
        isMain: false
      },
      {
        txt: { ko: '제42회 사법시험 합격 (2000)', en: 'Passed the 42nd National Judicial Examination (2000)', cn: '第42届司法考试合格（2000年）' },
        isMain: false
      },
      {
        txt: { ko: '서울 소재 대학교 법과대학 졸업 (1999)', en: 'LL.B., law college in Seoul (1999)', cn: '首尔某大学法学院毕业（1999年）' },
        isMain: false
      }
    ],
    createdAt: '2019-03-01T00:00:00.000Z'
  },
  {
    key: 'lawyer-02',
    name: { ko: '명재훈', en: 'Myeong Jae-hun', cn: '明宰勋' },
    job: { ko: '파트너변호사', en: 'Partner', cn: '合伙人律师' },
    type: 'LAWYER',
    isRepresentative: false,
    intro: {
      ko: '수원 분사무소에서 양육과 면접교섭 사건을 주로 맡고 있습니다. 부모가 갈라서더라도 아이가 어느 한쪽을 잃지 않는 방법을 먼저 찾습니다. 감정이 앞서기 쉬운 때일수록 기록을 차분히 쌓는 일을 돕겠습니다.',
      en: 'At our Suwon office I work mainly on custody and visitation. When parents separate, I look first for an arrangement in which the child does not lose either of them. When feelings run highest, I help clients build a calm and careful record.',
      cn: '我在水原分所主要办理子女抚养与探望案件。即便父母分开，我也会先寻找不让孩子失去任何一方的办法。越是情绪容易占上风的时候，越要帮您冷静地留存记录。'
    },
    career: [
      {
        txt: {
          ko: '법무법인 이음새 수원 분사무소 책임변호사 (2019~현재)',
          en: 'Partner in charge, Suwon office, Ieumsae Law Group (2019–present)',
          cn: '怡音律师事务所水原分所负责律师（2019年至今）'
        },
        isMain: true
      },
      {
        txt: {
          ko: '가정법원 절차보조인·특별대리인 다수 수행',
          en: 'Appointed as procedural assistant and special representative in Family Court cases',
          cn: '多次担任家庭法院程序辅助人及特别代理人'
        },
        isMain: true
      },
      {
        txt: {
          ko: '경기 지역 변호사회 가사소송 실무연구회 간사 (2015~2019)',
          en: 'Secretary, family litigation study group, a Gyeonggi bar association (2015–2019)',
          cn: '京畿地区律师会家事诉讼实务研究会干事（2015—2019年）'
        },
        isMain: true
      },
      {
        txt: { ko: '수원 소재 법률사무소 변호사 (2009~2019)', en: 'Lawyer, law office in Suwon (2009–2019)', cn: '水原某法律事务所律师（2009—2019年）' },
        isMain: false
      },
      {
        txt: { ko: '법률구조 기관 소속 변호사 (2005~2009)', en: 'Staff lawyer, legal aid organisation (2005–2009)', cn: '法律援助机构律师（2005—2009年）' },
        isMain: false
      },
      {
        txt: { ko: '사법연수원 제34기 수료 (2005)', en: 'Judicial Research and Training Institute, 34th class (2005)', cn: '司法研修院第34期结业（2005年）' },
        isMain: false
      },
      {
        txt: { ko: '제44회 사법시험 합격 (2002)', en: 'Passed the 44th National Judicial Examination (2002)', cn: '第44届司法考试合格（2002年）' },
        isMain: false
      }
    ],
    createdAt: '2019-03-04T00:00:00.000Z'
  },
  {
    key: 'lawyer-03',
    name: { ko: '금소연', en: 'Geum So-yeon', cn: '琴昭妍' },
    job: { ko: '파트너변호사', en: 'Partner', cn: '合伙人律师' },
    type: 'LAWYER',
    isRepresentative: false,
    intro: {
      ko: '오랜 혼인 생활을 정리하는 분들의 재산분할 사건을 주로 맡습니다. 통장과 등기 뒤에 있는 살림의 시간을 숫자로 옮기는 일을 합니다. 어려운 용어는 풀어서, 같은 질문은 몇 번이라도 다시 설명해 드리겠습니다.',
      en: 'I mainly act in property division for people closing long marriages. My work is to turn the years behind the bankbooks and the land register into figures a court can weigh. I explain the terms in plain words, as many times as you need.',
      cn: '我主要办理长期婚姻结束时的财产分割案件。存折与登记簿背后是操持家庭的岁月，我的工作就是把它转化为法院能够衡量的数字。专业术语我会用平实的话讲解，同一个问题问几遍都没有关系。'
    },
    career: [
      {
        txt: { ko: '법무법인 이음새 파트너변호사 (2019~현재)', en: 'Partner, Ieumsae Law Group (2019–present)', cn: '怡音律师事务所合伙人律师（2019年至今）' },
        isMain: true
      },
      {
        txt: { ko: '법무법인 이음새 개인정보 보호책임자', en: 'Privacy Officer, Ieumsae Law Group', cn: '怡音律师事务所个人信息保护负责人' },
        isMain: false
      },
      {
        txt: { ko: '가정법원 가사조정위원 (2017~2021)', en: 'Family Mediation Commissioner, Family Court (2017–2021)', cn: '家庭法院家事调解委员（2017—2021年）' },
        isMain: true
      },
      {
        txt: {
          ko: '변호사 연수과정 ‘재산분할과 연금’ 강의 (2018~현재)',
          en: 'Lecturer, continuing education course “Property division and pensions” (2018–present)',
          cn: '律师研修课程“财产分割与年金”讲师（2018年至今）'
        },
        isMain: true
      },
      {
        txt: {
          ko: '서울 소재 법무법인 가사팀 변호사 (2008~2019)',
          en: 'Lawyer, family law team of a Seoul law firm (2008–2019)',
          cn: '首尔某律师事务所家事部律师（2008—2019年）'
        },
        isMain: false
      },
      {
        txt: { ko: '사법연수원 제37기 수료 (2008)', en: 'Judicial Research and Training Institute, 37th class (2008)', cn: '司法研修院第37期结业（2008年）' },
        isMain: false
      },
      {
        txt: { ko: '제47회 사법시험 합격 (2005)', en: 'Passed the 47th National Judicial Examination (2005)', cn: '第47届司法考试合格（2005年）' },
        isMain: false
      },
      {
        txt: { ko: '서울 소재 대학교 경제학과 졸업 (2004)', en: 'B.A. in Economics, university in Seoul (2004)', cn: '首尔某大学经济学专业毕业（2004年）' },
        isMain: false
      }
    ],
    createdAt: '2019-04-01T00:00:00.000Z'
  },
  {
    key: 'lawyer-04',
    name: { ko: '예지선', en: 'Ye Ji-seon', cn: '芮智善' },
    job: { ko: '파트너변호사', en: 'Partner', cn: '合伙人律师' },
    type: 'LAWYER',
    isRepresentative: false,
    intro: {
      ko: '인천 분사무소를 맡아 사실혼과 부양료, 국제 가사사건을 다룹니다. 혼인신고가 없다는 이유로 혼자 감당해 오신 시간을 증거로 설명하는 일을 합니다. 상담하신 사실과 내용은 비밀유지 의무에 따라 지켜 드립니다.',
      en: 'I lead the Incheon office and handle de facto marriage, spousal support and cross-border family cases. When a marriage was never registered, my task is to show through evidence the years you carried alone. That you came to us, and what you said, remain confidential.',
      cn: '我负责仁川分所，办理事实婚姻、扶养费及涉外家事案件。因为没有登记结婚而独自承受的那些年，我会用证据把它说清楚。您来咨询的事实与内容，都将依照保密义务予以保护。'
    },
    career: [
      {
        txt: {
          ko: '법무법인 이음새 인천 분사무소 책임변호사 (2019~현재)',
          en: 'Partner in charge, Incheon office, Ieumsae Law Group (2019–present)',
          cn: '怡音律师事务所仁川分所负责律师（2019年至今）'
        },
        isMain: true
      },
      {
        txt: {
          ko: '이주배경 가족 법률상담 자문위원 (2016~2023)',
          en: 'Adviser, legal counselling for families with a migrant background (2016–2023)',
          cn: '移民背景家庭法律咨询顾问委员（2016—2023年）'
        },
        isMain: true
      },
      {
        txt: {
          ko: '인천 지역 변호사회 가사법위원회 위원 (2020~현재)',
          en: 'Member, family law committee, an Incheon bar association (2020–present)',
          cn: '仁川地区律师会家事法委员会委员（2020年至今）'
        },
        isMain: true
      },
      {
        txt: { ko: '인천 소재 법무법인 변호사 (2013~2019)', en: 'Lawyer, law firm in Incheon (2013–2019)', cn: '仁川某律师事务所律师（2013—2019年）' },
        isMain: false
      },
      {
        txt: { ko: '공공기관 사내변호사 (2010~2013)', en: 'In-house counsel, public institution (2010–2013)', cn: '公共机构法务律师（2010—2013年）' },
        isMain: false
      },
      {
        txt: { ko: '사법연수원 제39기 수료 (2010)', en: 'Judicial Research and Training Institute, 39th class (2010)', cn: '司法研修院第39期结业（2010年）' },
        isMain: false
      },
      {
        txt: { ko: '제49회 사법시험 합격 (2007)', en: 'Passed the 49th National Judicial Examination (2007)', cn: '第49届司法考试合格（2007年）' },
        isMain: false
      }
    ],
    createdAt: '2019-09-02T00:00:00.000Z'
  },
  {
    key: 'lawyer-05',
    name: { ko: '목진형', en: 'Mok Jin-hyeong', cn: '睦镇亨' },
    job: { ko: '파트너변호사', en: 'Partner', cn: '合伙人律师' },
    type: 'LAWYER',
    isRepresentative: false,
    intro: {
      ko: '대구 분사무소에서 사업체와 비상장주식이 얽힌 재산분할, 이혼과 상속에 따르는 세금 문제를 다룹니다. 합의서의 한 문장이 몇 해 뒤의 세금을 바꾸기도 합니다. 서명하시기 전에 함께 읽어 드리겠습니다.',
      en: 'At our Daegu office I handle property division involving businesses and unlisted shares, and the taxes that follow divorce and inheritance. One sentence in an agreement can change a tax bill years later. Let us read it together before you sign.',
      cn: '我在大邱分所办理涉及企业与非上市股份的财产分割，以及离婚、继承带来的税务问题。协议中的一句话，可能改变几年后的税负。签字之前，请让我们和您一起读一遍。'
    },
    career: [
      {
        txt: {
          ko: '법무법인 이음새 대구 분사무소 책임변호사 (2020~현재)',
          en: 'Partner in charge, Daegu office, Ieumsae Law Group (2020–present)',
          cn: '怡音律师事务所大邱分所负责律师（2020年至今）'
        },
        isMain: true
      },
      {
        txt: { ko: '지방세심의위원회 위원 (2018~2022)', en: 'Member, local tax deliberation committee (2018–2022)', cn: '地方税审议委员会委员（2018—2022年）' },
        isMain: true
      },
      {
        txt: {
          ko: '대구 지역 변호사회 조세·상속 연구회 회원',
          en: 'Member, tax and inheritance study group, a Daegu bar association',
          cn: '大邱地区律师会税务与继承研究会会员'
        },
        isMain: true
      },
      {
        txt: { ko: '대구 소재 법무법인 변호사 (2014~2020)', en: 'Lawyer, law firm in Daegu (2014–2020)', cn: '大邱某律师事务所律师（2014—2020年）' },
        isMain: false
      },
      {
        txt: { ko: '군법무관 (2011~2014)', en: 'Judge advocate, military service (2011–2014)', cn: '军法务官（2011—2014年）' },
        isMain: false
      },
      {
        txt: { ko: '사법연수원 제40기 수료 (2011)', en: 'Judicial Research and Training Institute, 40th class (2011)', cn: '司法研修院第40期结业（2011年）' },
        isMain: false
      },
      {
        txt: { ko: '제50회 사법시험 합격 (2008)', en: 'Passed the 50th National Judicial Examination (2008)', cn: '第50届司法考试合格（2008年）' },
        isMain: false
      }
    ],
    createdAt: '2020-03-02T00:00:00.000Z'
  },
  {
    key: 'lawyer-06',
    name: { ko: '봉수연', en: 'Bong Su-yeon', cn: '奉秀妍' },
    job: { ko: '파트너변호사', en: 'Partner', cn: '合伙人律师' },
    type: 'LAWYER',
    isRepresentative: false,
    intro: {
      ko: '배우자의 부정행위로 상처 입은 분들의 위자료 사건과 상속 절차를 맡고 있습니다. 증거를 모으다 오히려 법을 어기는 일이 없도록 허용되는 방법부터 안내합니다. 답을 서두르기보다 마음이 정리될 시간을 함께 드리겠습니다.',
      en: 'I act in compensation claims for people hurt by a spouse’s infidelity, and in inheritance procedures. I begin with which methods of gathering evidence are lawful, so that nobody breaks the law while seeking redress. I would rather give you time to think than a quick answer.',
      cn: '我办理因配偶不忠而受伤者的精神损害赔偿案件以及继承程序。为避免在取证时反而触法，我会先说明哪些方式是被允许的。比起匆忙作答，我更愿意给您整理心绪的时间。'
    },
    career: [
      {
        txt: { ko: '법무법인 이음새 파트너변호사 (2020~현재)', en: 'Partner, Ieumsae Law Group (2020–present)', cn: '怡音律师事务所合伙人律师（2020年至今）' },
        isMain: true
      },
      {
        txt: {
          ko: '가정법원 후견감독인 및 부재자 재산관리인 (2018~2022)',
          en: 'Guardianship supervisor and administrator of absentee property, Family Court (2018–2022)',
          cn: '家庭法院监护监督人及失踪人财产管理人（2018—2022年）'
        },
        isMain: true
      },
      {
        txt: {
          ko: '여성단체 법률상담 자원 변호사 (2014~현재)',
          en: 'Volunteer lawyer, legal counselling at a women’s organisation (2014–present)',
          cn: '妇女团体法律咨询志愿律师（2014年至今）'
        },
        isMain: true
      },
      {
        txt: { ko: '서울 소재 법률사무소 변호사 (2013~2020)', en: 'Lawyer, law office in Seoul (2013–2020)', cn: '首尔某法律事务所律师（2013—2020年）' },
        isMain: false
      },
      {
        txt: { ko: '제2회 변호사시험 합격 (2013)', en: 'Passed the 2nd Bar Examination (2013)', cn: '第2届律师资格考试合格（2013年）' },
        isMain: false
      },
      {
        txt: { ko: '서울 소재 법학전문대학원 졸업 (2013)', en: 'J.D., law school in Seoul (2013)', cn: '首尔某法学专门大学院毕业（2013年）' },
        isMain: false
      }
    ],
    createdAt: '2020-09-01T00:00:00.000Z'
  },
  {
    key: 'lawyer-07',
    name: { ko: '연규민', en: 'Yeon Gyu-min', cn: '延圭旻' },
    job: { ko: '변호사', en: 'Lawyer', cn: '律师' },
    type: 'LAWYER',
    isRepresentative: false,
    intro: {
      ko: '형제자매 사이의 상속 다툼과 유류분 사건을 주로 맡습니다. 가족끼리의 소송은 판결 뒤에도 관계가 남기 때문에, 조정으로 풀 길이 있는지를 끝까지 살핍니다. 오래된 자료를 함께 찾는 일부터 시작하겠습니다.',
      en: 'I mainly handle inheritance disputes between siblings and claims to the reserved portion. Families remain families after a judgment, so I keep looking for a way through mediation until the end. We begin by finding the old papers together.',
      cn: '我主要办理兄弟姐妹之间的继承纠纷与特留份案件。家人之间的诉讼，判决之后关系仍在，因此我会始终留意能否以调解化解。让我们先从一起找旧资料开始。'
    },
    career: [
      {
        txt: { ko: '법무법인 이음새 변호사 (2021~현재)', en: 'Lawyer, Ieumsae Law Group (2021–present)', cn: '怡音律师事务所律师（2021年至今）' },
        isMain: true
      },
      {
        txt: {
          ko: '법원 선임 상속재산관리인 (2019~현재)',
          en: 'Court-appointed administrator of inherited property (2019–present)',
          cn: '法院选任继承财产管理人（2019年至今）'
        },
        isMain: true
      },
      {
        txt: { ko: '지방자치단체 마을변호사 (2017~2021)', en: 'Community lawyer for a local government (2017–2021)', cn: '地方政府社区律师（2017—2021年）' },
        isMain: true
      },
      {
        txt: { ko: '경기 소재 법무법인 변호사 (2016~2021)', en: 'Lawyer, law firm in Gyeonggi Province (2016–2021)', cn: '京畿道某律师事务所律师（2016—2021年）' },
        isMain: false
      },
      {
        txt: { ko: '지방법원 재판연구원 (2014~2016)', en: 'Law clerk, District Court (2014–2016)', cn: '地方法院裁判研究员（2014—2016年）' },
        isMain: false
      },
      {
        txt: { ko: '제3회 변호사시험 합격 (2014)', en: 'Passed the 3rd Bar Examination (2014)', cn: '第3届律师资格考试合格（2014年）' },
        isMain: false
      },
      {
        txt: { ko: '충청권 소재 법학전문대학원 졸업 (2014)', en: 'J.D., law school in the Chungcheong region (2014)', cn: '忠清地区某法学专门大学院毕业（2014年）' },
        isMain: false
      }
    ],
    createdAt: '2021-03-02T00:00:00.000Z'
  },
  {
    key: 'lawyer-08',
    name: { ko: '방유림', en: 'Bang Yu-rim', cn: '方有琳' },
    job: { ko: '변호사', en: 'Lawyer', cn: '律师' },
    type: 'LAWYER',
    isRepresentative: false,
    intro: {
      ko: '양육비 이행과 유아인도, 사전처분처럼 기다릴 여유가 없는 사건을 맡습니다. 결정문을 받은 뒤에도 실제로 지켜지는지까지 확인합니다. 오늘 당장 할 수 있는 일과 조금 기다려야 하는 일을 나누어 안내해 드립니다.',
      en: 'I take the matters that cannot wait: enforcing child support, the return of a child, interim orders. After an order is made I check that it is actually followed. I will separate what can be done today from what must wait a little.',
      cn: '我办理抚养费执行、交还子女、临时处分等刻不容缓的案件。拿到裁定之后，还会确认其是否真正得到履行。今天就能做的事和需要稍等的事，我会分开向您说明。'
    },
    career: [
      {
        txt: {
          ko: '법무법인 이음새 수원 분사무소 변호사 (2021~현재)',
          en: 'Lawyer, Suwon office, Ieumsae Law Group (2021–present)',
          cn: '怡音律师事务所水原分所律师（2021年至今）'
        },
        isMain: true
      },
      {
        txt: {
          ko: '양육비 이행 지원 법률상담 변호사 (2018~2021)',
          en: 'Counselling lawyer, child support enforcement (2018–2021)',
          cn: '抚养费履行支援法律咨询律师（2018—2021年）'
        },
        isMain: true
      },
      {
        txt: {
          ko: '아동보호 사건 국선보조인 (2019~현재)',
          en: 'Court-appointed assistant in child protection cases (2019–present)',
          cn: '儿童保护案件国选辅助人（2019年至今）'
        },
        isMain: true
      },
      {
        txt: { ko: '서울 소재 법률사무소 변호사 (2016~2018)', en: 'Lawyer, law office in Seoul (2016–2018)', cn: '首尔某法律事务所律师（2016—2018年）' },
        isMain: false
      },
      {
        txt: { ko: '제5회 변호사시험 합격 (2016)', en: 'Passed the 5th Bar Examination (2016)', cn: '第5届律师资格考试合格（2016年）' },
        isMain: false
      },
      {
        txt: { ko: '서울 소재 법학전문대학원 졸업 (2016)', en: 'J.D., law school in Seoul (2016)', cn: '首尔某法学专门大学院毕业（2016年）' },
        isMain: false
      },
      {
        txt: { ko: '사회복지학 학사 (2013)', en: 'B.A. in Social Welfare (2013)', cn: '社会福利学学士（2013年）' },
        isMain: false
      }
    ],
    createdAt: '2021-09-01T00:00:00.000Z'
  },
  {
    key: 'lawyer-09',
    name: { ko: '은서현', en: 'Eun Seo-hyeon', cn: '殷瑞贤' },
    job: { ko: '변호사', en: 'Lawyer', cn: '律师' },
    type: 'LAWYER',
    isRepresentative: false,
    intro: {
      ko: '어린 자녀가 있는 가정의 면접교섭과 양육비 조정 사건을 맡고 있습니다. 아이의 나이와 하루 일과를 기준으로 실제로 지킬 수 있는 계획표를 함께 만듭니다. 심리 상담이 필요한 때에는 연계 절차도 안내해 드립니다.',
      en: 'I handle visitation and child support for families with young children. Together we draw up a schedule that can really be kept, built around the child’s age and daily routine. Where counselling would help, I explain how to reach it.',
      cn: '我办理有年幼子女家庭的探望与抚养费调整案件。我们会以孩子的年龄和日常作息为准，一起制定真正能够遵守的计划。需要心理咨询时，也会说明转介的途径。'
    },
    career: [
      {
        txt: { ko: '법무법인 이음새 변호사 (2022~현재)', en: 'Lawyer, Ieumsae Law Group (2022–present)', cn: '怡音律师事务所律师（2022年至今）' },
        isMain: true
      },
      {
        txt: { ko: '면접교섭 지원기관 법률자문 (2021~현재)', en: 'Legal adviser, visitation support centre (2021–present)', cn: '探望支援机构法律顾问（2021年至今）' },
        isMain: true
      },
      {
        txt: {
          ko: '부모교육 프로그램 ‘이혼 후의 부모’ 공동 집필 (2023)',
          en: 'Co-author, parenting course “Parents after divorce” (2023)',
          cn: '家长课程《离婚之后的父母》合著者（2023年）'
        },
        isMain: true
      },
      {
        txt: { ko: '서울 소재 법무법인 변호사 (2017~2022)', en: 'Lawyer, law firm in Seoul (2017–2022)', cn: '首尔某律师事务所律师（2017—2022年）' },
        isMain: false
      },
      {
        txt: { ko: '제6회 변호사시험 합격 (2017)', en: 'Passed the 6th Bar Examination (2017)', cn: '第6届律师资格考试合格（2017年）' },
        isMain: false
      },
      {
        txt: { ko: '호남권 소재 법학전문대학원 졸업 (2017)', en: 'J.D., law school in the Honam region (2017)', cn: '湖南地区某法学专门大学院毕业（2017年）' },
        isMain: false
      },
      {
        txt: { ko: '아동학 학사 (2014)', en: 'B.A. in Child Studies (2014)', cn: '儿童学学士（2014年）' },
        isMain: false
      }
    ],
    createdAt: '2022-03-02T00:00:00.000Z'
  },
  {
    key: 'lawyer-10',
    name: { ko: '탁민재', en: 'Tak Min-jae', cn: '卓旻宰' },
    job: { ko: '변호사', en: 'Lawyer', cn: '律师' },
    type: 'LAWYER',
    isRepresentative: false,
    intro: {
      ko: '재산명시와 재산조회, 금융거래 분석처럼 숫자를 다루는 일을 맡고 있습니다. 보이지 않던 재산을 찾는 일도, 없는 재산을 의심받는 일도 결국 자료로 설명해야 합니다. 복잡한 내역을 한 장의 표로 정리해 보여 드리겠습니다.',
      en: 'I work with figures: asset disclosure, asset inquiries and the analysis of financial records. Whether assets have been hidden or are wrongly suspected, the answer lies in documents. I turn a complicated history into a single page you can read.',
      cn: '我负责财产明示、财产查询、金融往来分析等与数字打交道的工作。无论是寻找未被披露的财产，还是被怀疑隐匿并不存在的财产，最终都要靠资料来说明。我会把复杂的明细整理成一张看得懂的表。'
    },
    career: [
      {
        txt: {
          ko: '법무법인 이음새 대구 분사무소 변호사 (2022~현재)',
          en: 'Lawyer, Daegu office, Ieumsae Law Group (2022–present)',
          cn: '怡音律师事务所大邱分所律师（2022年至今）'
        },
        isMain: true
      },
      {
        txt: {
          ko: '회계법인 세무자문팀 변호사 (2020~2022)',
          en: 'Lawyer, tax advisory team of an accounting firm (2020–2022)',
          cn: '会计师事务所税务咨询部律师（2020—2022年）'
        },
        isMain: true
      },
      {
        txt: {
          ko: '변호사 연수과정 ‘가사사건의 금융자료 읽기’ 강의 (2024)',
          en: 'Lecturer, “Reading financial records in family cases” (2024)',
          cn: '律师研修课程“家事案件中的金融资料解读”讲师（2024年）'
        },
        isMain: true
      },
      {
        txt: { ko: '대구 소재 법률사무소 변호사 (2019~2020)', en: 'Lawyer, law office in Daegu (2019–2020)', cn: '大邱某法律事务所律师（2019—2020年）' },
        isMain: false
      },
      {
        txt: { ko: '제8회 변호사시험 합격 (2019)', en: 'Passed the 8th Bar Examination (2019)', cn: '第8届律师资格考试合格（2019年）' },
        isMain: false
      },
      {
        txt: { ko: '영남권 소재 법학전문대학원 졸업 (2019)', en: 'J.D., law school in the Yeongnam region (2019)', cn: '岭南地区某法学专门大学院毕业（2019年）' },
        isMain: false
      }
    ],
    createdAt: '2022-09-01T00:00:00.000Z'
  },
  {
    key: 'lawyer-11',
    name: { ko: '경예은', en: 'Gyeong Ye-eun', cn: '庆睿恩' },
    job: { ko: '변호사', en: 'Lawyer', cn: '律师' },
    type: 'LAWYER',
    isRepresentative: false,
    intro: {
      ko: '위자료 사건과 합의서 작성, 디지털 증거 정리를 맡고 있습니다. 메시지와 사진이 많을수록 무엇이 필요한 증거인지 가리는 일이 중요합니다. 혼자 다시 읽지 않으셔도 되도록 정리를 도와드립니다.',
      en: 'I work on compensation claims, settlement drafting and the organising of digital evidence. The more messages and photographs there are, the more it matters to know which of them count. I help put them in order so that you need not read them again alone.',
      cn: '我负责精神损害赔偿案件、和解协议起草以及电子证据的整理。信息和照片越多，分辨哪些才是必要证据就越重要。我会协助整理，让您不必独自一遍遍重看。'
    },
    career: [
      {
        txt: { ko: '법무법인 이음새 변호사 (2023~현재)', en: 'Lawyer, Ieumsae Law Group (2023–present)', cn: '怡音律师事务所律师（2023年至今）' },
        isMain: true
      },
      {
        txt: {
          ko: '디지털 성범죄 피해자 법률지원 변호사단 (2022~현재)',
          en: 'Member, legal support panel for victims of digital sexual crime (2022–present)',
          cn: '数字性犯罪受害者法律援助律师团成员（2022年至今）'
        },
        isMain: true
      },
      {
        txt: { ko: '지방법원 조정담당 사무 수습 (2021)', en: 'Trainee, mediation section of a District Court (2021)', cn: '地方法院调解部门实习（2021年）' },
        isMain: true
      },
      {
        txt: { ko: '서울 소재 법률사무소 변호사 (2021~2023)', en: 'Lawyer, law office in Seoul (2021–2023)', cn: '首尔某法律事务所律师（2021—2023年）' },
        isMain: false
      },
      {
        txt: { ko: '제10회 변호사시험 합격 (2021)', en: 'Passed the 10th Bar Examination (2021)', cn: '第10届律师资格考试合格（2021年）' },
        isMain: false
      },
      {
        txt: { ko: '서울 소재 법학전문대학원 졸업 (2021)', en: 'J.D., law school in Seoul (2021)', cn: '首尔某法学专门大学院毕业（2021年）' },
        isMain: false
      }
    ],
    createdAt: '2023-03-02T00:00:00.000Z'
  },
  {
    key: 'lawyer-12',
    name: { ko: '국승현', en: 'Guk Seung-hyeon', cn: '鞠承贤' },
    job: { ko: '변호사', en: 'Lawyer', cn: '律师' },
    type: 'LAWYER',
    isRepresentative: false,
    intro: {
      ko: '인천 분사무소에서 조정이혼과 협의이혼 절차를 돕고 있습니다. 다투지 않고 마무리하려는 분들이 나중에 곤란을 겪지 않도록 빠진 항목을 꼼꼼히 확인합니다. 절차의 순서와 준비물을 알기 쉽게 적어 드립니다.',
      en: 'At our Incheon office I assist with mediated and consensual divorce. For those who wish to finish without a fight, I check carefully that nothing is left out that could cause trouble later. I write down the steps and the papers you need, in order.',
      cn: '我在仁川分所协助办理调解离婚与协议离婚。对于希望平和了结的当事人，我会仔细核对有无遗漏，以免日后为难。办理顺序和所需材料，我会清楚地写给您。'
    },
    career: [
      {
        txt: {
          ko: '법무법인 이음새 인천 분사무소 변호사 (2024~현재)',
          en: 'Lawyer, Incheon office, Ieumsae Law Group (2024–present)',
          cn: '怡音律师事务所仁川分所律师（2024年至今）'
        },
        isMain: true
      },
      {
        txt: {
          ko: '인천 지역 주민센터 순회 법률상담 (2024~현재)',
          en: 'Visiting legal counsellor, community centres in Incheon (2024–present)',
          cn: '仁川地区居民中心巡回法律咨询（2024年至今）'
        },
        isMain: true
      },
      {
        txt: { ko: '법학전문대학원 가사법 리걸클리닉 수료 (2023)', en: 'Completed the family law clinic, law school (2023)', cn: '法学专门大学院家事法律诊所结业（2023年）' },
        isMain: true
      },
      {
        txt: { ko: '제13회 변호사시험 합격 (2024)', en: 'Passed the 13th Bar Examination (2024)', cn: '第13届律师资格考试合格（2024年）' },
        isMain: false
      },
      {
        txt: { ko: '경인권 소재 법학전문대학원 졸업 (2024)', en: 'J.D., law school in the Gyeongin region (2024)', cn: '京仁地区某法学专门大学院毕业（2024年）' },
        isMain: false
      },
      {
        txt: { ko: '행정학 학사 (2021)', en: 'B.A. in Public Administration (2021)', cn: '行政学学士（2021年）' },
        isMain: false
      }
    ],
    createdAt: '2024-05-02T00:00:00.000Z'
  },
  {
    key: 'lawyer-13',
    name: { ko: '마상혁', en: 'Ma Sang-hyeok', cn: '马相赫' },
    job: { ko: '고문 (임상심리)', en: 'Adviser, Clinical Psychology', cn: '顾问（临床心理）' },
    type: 'ADVISORY',
    isRepresentative: false,
    intro: {
      ko: '이혼 과정에서 부모와 자녀가 겪는 불안과 상실을 오래 상담해 온 심리학자입니다. 변호사들이 의뢰인의 상태를 살피며 절차를 진행하도록 자문합니다.',
      en: 'A psychologist who has long counselled parents and children through the anxiety and loss that divorce brings. He advises our lawyers on carrying a case forward with attention to how the client is coping.',
      cn: '长期为经历离婚的父母与子女提供不安、丧失等方面心理咨询的心理学者。他为律师团队提供建议，使程序推进时能顾及当事人的状态。'
    },
    career: [
      {
        txt: { ko: '법무법인 이음새 고문 (2024~현재)', en: 'Adviser, Ieumsae Law Group (2024–present)', cn: '怡音律师事务所顾问（2024年至今）' },
        isMain: true
      },
      {
        txt: { ko: '정신건강임상심리사 1급', en: 'Mental Health Clinical Psychologist, Grade 1', cn: '精神健康临床心理师1级' },
        isMain: true
      },
      {
        txt: { ko: '가정법원 상담위원 (2011~2022)', en: 'Counselling commissioner, Family Court (2011–2022)', cn: '家庭法院咨询委员（2011—2022年）' },
        isMain: true
      },
      {
        txt: {
          ko: '종합병원 정신건강의학과 임상심리실 실장 (2004~2018)',
          en: 'Head of clinical psychology, psychiatry department of a general hospital (2004–2018)',
          cn: '综合医院精神健康医学科临床心理室主任（2004—2018年）'
        },
        isMain: false
      },
      {
        txt: { ko: '가족상담센터 소장 (2018~2024)', en: 'Director, family counselling centre (2018–2024)', cn: '家庭咨询中心所长（2018—2024年）' },
        isMain: false
      },
      {
        txt: { ko: '임상심리학 박사 (2003)', en: 'Ph.D. in Clinical Psychology (2003)', cn: '临床心理学博士（2003年）' },
        isMain: false
      }
    ],
    createdAt: '2024-06-03T00:00:00.000Z'
  },
  {
    key: 'lawyer-14',
    name: { ko: '지숙영', en: 'Ji Suk-yeong', cn: '池淑英' },
    job: { ko: '고문 (세무사)', en: 'Adviser, Tax Accountant', cn: '顾问（税务师）' },
    type: 'ADVISORY',
    isRepresentative: false,
    intro: {
      ko: '재산분할과 위자료, 상속과 증여에 따르는 세금을 검토하는 세무사입니다. 합의안마다 예상되는 세 부담을 미리 계산하여 변호사들의 판단을 돕습니다.',
      en: 'A certified tax accountant who reviews the taxes that follow property division, compensation, inheritance and gifts. She estimates the tax cost of each draft settlement in advance to inform our lawyers’ judgment.',
      cn: '负责审查财产分割、精神损害赔偿、继承与赠与所涉税款的税务师。她会预先测算各和解方案的税负，供律师团队判断参考。'
    },
    career: [
      {
        txt: { ko: '법무법인 이음새 고문 (2024~현재)', en: 'Adviser, Ieumsae Law Group (2024–present)', cn: '怡音律师事务所顾问（2024年至今）' },
        isMain: true
      },
      {
        txt: { ko: '세무사 (1999년 자격 취득)', en: 'Certified Tax Accountant (qualified 1999)', cn: '税务师（1999年取得资格）' },
        isMain: true
      },
      {
        txt: {
          ko: '세무서 납세자보호위원회 위원 (2015~2021)',
          en: 'Member, taxpayer protection committee of a tax office (2015–2021)',
          cn: '税务署纳税人保护委员会委员（2015—2021年）'
        },
        isMain: true
      },
      {
        txt: { ko: '서울 소재 세무법인 이사 (2008~2024)', en: 'Director, tax accounting firm in Seoul (2008–2024)', cn: '首尔某税务法人理事（2008—2024年）' },
        isMain: false
      },
      {
        txt: {
          ko: '세무사회 상속·증여세 연수 강사 (2013~현재)',
          en: 'Lecturer on inheritance and gift tax, tax accountants’ association (2013–present)',
          cn: '税务师会继承税与赠与税研修讲师（2013年至今）'
        },
        isMain: false
      },
      {
        txt: { ko: '세무학 석사 (2007)', en: 'Master of Taxation (2007)', cn: '税务学硕士（2007年）' },
        isMain: false
      }
    ],
    createdAt: '2024-09-02T00:00:00.000Z'
  },
  {
    key: 'lawyer-15',
    name: { ko: '호병국', en: 'Ho Byeong-guk', cn: '扈炳国' },
    job: { ko: '고문 (가사법)', en: 'Adviser, Family Law', cn: '顾问（家事法）' },
    type: 'ADVISORY',
    isRepresentative: false,
    intro: {
      ko: '법원에서 가사사건을 오래 심리한 뒤 후학을 가르쳐 왔습니다. 개별 사건을 맡지 않으며, 소속 변호사 교육과 가사법 연구를 자문합니다.',
      en: 'He heard family cases on the bench for many years and has since taught younger lawyers. He takes no individual cases; he advises on the training of our lawyers and on family law research.',
      cn: '曾长期在法院审理家事案件，其后致力于培养后进。他不承办个案，仅就所内律师培训与家事法研究提供咨询。'
    },
    career: [
      {
        txt: { ko: '법무법인 이음새 고문 (2025~현재)', en: 'Adviser, Ieumsae Law Group (2025–present)', cn: '怡音律师事务所顾问（2025年至今）' },
        isMain: true
      },
      {
        txt: { ko: '전 지방법원 가사부 판사', en: 'Former judge, family division of a District Court', cn: '原地方法院家事部法官' },
        isMain: true
      },
      {
        txt: {
          ko: '법학전문대학원 가사소송법 겸임교수 (2017~2024)',
          en: 'Adjunct professor of family procedure, law school (2017–2024)',
          cn: '法学专门大学院家事诉讼法兼职教授（2017—2024年）'
        },
        isMain: true
      },
      {
        txt: {
          ko: '가사소송규칙 개정 연구모임 위원 (2012~2014)',
          en: 'Member, study group on revising the Family Litigation Rules (2012–2014)',
          cn: '家事诉讼规则修订研究小组委员（2012—2014年）'
        },
        isMain: false
      },
      {
        txt: { ko: '사법연수원 제21기 수료 (1992)', en: 'Judicial Research and Training Institute, 21st class (1992)', cn: '司法研修院第21期结业（1992年）' },
        isMain: false
      },
      {
        txt: { ko: '제31회 사법시험 합격 (1989)', en: 'Passed the 31st National Judicial Examination (1989)', cn: '第31届司法考试合格（1989年）' },
        isMain: false
      }
    ],
    createdAt: '2025-03-04T00:00:00.000Z'
  },
  {
    key: 'lawyer-16',
    name: { ko: '태명희', en: 'Tae Myeong-hui', cn: '太明姬' },
    job: { ko: '고문 (아동복지)', en: 'Adviser, Child Welfare', cn: '顾问（儿童福利）' },
    type: 'ADVISORY',
    isRepresentative: false,
    intro: {
      ko: '부모의 이혼을 겪는 아이들의 적응을 연구해 온 아동복지학자입니다. 양육 계획과 면접교섭 일정이 아이의 발달 단계에 맞는지를 함께 살핍니다.',
      en: 'A scholar of child welfare who studies how children adjust to their parents’ divorce. She helps us see whether parenting plans and visitation schedules fit the child’s stage of development.',
      cn: '长期研究儿童如何适应父母离婚的儿童福利学者。她与我们一起审视抚养计划和探望安排是否符合孩子的发展阶段。'
    },
    career: [
      {
        txt: { ko: '법무법인 이음새 고문 (2025~현재)', en: 'Adviser, Ieumsae Law Group (2025–present)', cn: '怡音律师事务所顾问（2025年至今）' },
        isMain: true
      },
      {
        txt: { ko: '아동복지학과 교수 (2003~현재)', en: 'Professor of Child Welfare (2003–present)', cn: '儿童福利学专业教授（2003年至今）' },
        isMain: true
      },
      {
        txt: {
          ko: '광역자치단체 아동정책위원회 위원 (2016~2022)',
          en: 'Member, regional government child policy committee (2016–2022)',
          cn: '广域政府儿童政策委员会委员（2016—2022年）'
        },
        isMain: true
      },
      {
        txt: { ko: '면접교섭 지원 프로그램 개발 연구책임자 (2019)', en: 'Lead researcher, visitation support programme (2019)', cn: '探望支援项目开发研究负责人（2019年）' },
        isMain: false
      },
      {
        txt: {
          ko: '아동양육시설 운영위원 (2010~2020)',
          en: 'Board member, residential childcare facility (2010–2020)',
          cn: '儿童养育机构运营委员（2010—2020年）'
        },
        isMain: false
      },
      {
        txt: { ko: '아동복지학 박사 (2001)', en: 'Ph.D. in Child Welfare (2001)', cn: '儿童福利学博士（2001年）' },
        isMain: false
      }
    ],
    createdAt: '2025-09-01T00:00:00.000Z'
  }
]
