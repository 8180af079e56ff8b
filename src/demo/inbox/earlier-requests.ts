import type { FormStage } from '#contract/law/forms.ts'
import type { DemoRequest } from './requests.ts'

type Rest = Pick<DemoRequest, 'kind' | 'lawyer' | 'memo' | 'followUpIn' | 'suspicion' | 'locale'>

/** One that came before the last fortnight: hours before the fill, stage, name, last digits of the number, what was written. */
type Earlier = readonly [ago: number, stage: FormStage, name: string, digits: string, content: string, rest?: Partial<Rest>]

const rows: readonly Earlier[] = [
  [1432, 'closed', '고은별', '1201', '협의이혼 신청을 했는데 상대방이 확인기일에 나오지 않았습니다. 다시 신청해야 하는지요.', { memo: '재신청 절차 안내하고 마침.' }],
  [1409, 'retained', '남도윤', '1202', '아내가 아이를 데리고 친정으로 간 지 두 달입니다. 아이를 만날 수 있는 방법을 알고 싶습니다.', { memo: '면접교섭 사전처분 신청함.' }],
  [1388, 'retained', '도예린', '1203', '남편 명의의 아파트와 제 퇴직금이 있습니다. 혼인 18년인데 얼마나 나누게 됩니까.', { lawyer: 'lawyer-02', memo: '재산목록 받음. 감정 신청 준비.' }],
  [1361, 'closed', '라온결', '1204', '사실혼으로 6년을 살았습니다. 헤어지면서 받을 수 있는 것이 있는지 궁금합니다.', { memo: '입증 자료 안내. 스스로 협의하기로 하심.' }],
  [1340, 'rejected', '마루한', '1205', '전세보증금을 돌려받지 못하고 있습니다.', { memo: '가사 사건이 아님. 임대차분쟁조정위원회 안내.' }],
  [1322, 'booked', '맹지후', '1206', '양육비를 올리고 싶습니다. 판결이 5년 전이고 아이가 중학생이 됩니다.', { lawyer: 'lawyer-03', memo: '소득 자료 가지고 오시기로 함.', followUpIn: 30 }],
  [1297, 'retained', 'Oliver Lindgren', '1207', 'My Korean wife has filed for divorce in Seoul. I live in Stockholm. Can I be represented without travelling?', { locale: 'en', memo: '위임장 공증 안내. 화상 상담함.' }],
  [1273, 'spam', 'SEO Team', '1208', 'We can rank your website number one within a week. Reply for a free audit.', { locale: 'en', suspicion: 'haste' }],
  [1250, 'contacted', '명서진', '1209', '시어머니의 폭언으로 더는 같이 살 수 없습니다. 이것도 이혼 사유가 됩니까.', { memo: '통화함. 녹음 파일을 정리해 보내시기로.' }],
  [1226, 'closed', '반하늘', '1210', '친양자 입양을 하려고 합니다. 전남편의 동의가 있어야 하나요.', { memo: '요건과 서류 안내함.' }],
  [1203, 'retained', '변가온', '1211', '남편이 사업을 하면서 재산을 동생 이름으로 돌려 놓은 것 같습니다.', { lawyer: 'lawyer-02', memo: '사해행위 취소와 함께 진행.' }],
  [1180, 'rejected', '봉서율', '1212', '이웃과의 소음 문제로 고소하려고 합니다.', { memo: '분야가 아님을 알림.' }],
  [1158, 'contacted', '빈다온', '1213', '저녁 8시 이후에만 통화할 수 있습니다. 문자는 보내지 말아 주세요.', { kind: 'callback', memo: '20시 30분에 통화. 문자 금지.' }],
  [1136, 'closed', '선우결', '1214', '이혼하고 1년 반이 지났습니다. 지금이라도 재산분할을 청구할 수 있습니까.', { memo: '2년 기간 안내. 급하지 않다고 하심.' }],
  [1111, 'booked', '설도하', '1215', '아이가 셋이고 막내가 두 살입니다. 양육권을 지킬 수 있을지 걱정됩니다.', { lawyer: 'lawyer-01', memo: '방문 상담. 아이 돌봄 확인.', followUpIn: 54 }],
  [1090, 'retained', '소유나', '1216', '남편의 외도 상대가 같은 회사 사람입니다. 위자료 소송만 먼저 하고 싶습니다.', { memo: '소장 접수. 주소 보정 중.' }],
  [1067, 'spam', 'Crypto Desk', '1217', 'Double your deposit today. Limited seats.', { locale: 'en', suspicion: 'homepage' }],
  [1043, 'contacted', '송라희', '1218', '상간자로 소장을 받았습니다. 결혼한 사람인 줄 몰랐습니다.', { memo: '답변서 기한 확인함. 대화 기록 받기로.' }],
  [1020, 'closed', '신해나', '1219', '혼인 중에 받은 상속 재산도 나누어야 합니까.', { memo: '특유재산 설명하고 마침.' }],
  [998, 'retained', '王思远', '1220', '我妻子是韩国人，她把孩子带回了釜山。我想知道怎样申请探视。', { locale: 'cn', memo: '통역 상담. 아동반환 검토.' }],
  [975, 'booked', '안시온', '1221', '조정으로 끝내고 싶습니다. 법정에서 마주치지 않을 방법이 있습니까.', { memo: '조정 절차 설명. 신청서 초안.', followUpIn: 76 }],
  [951, 'contacted', '양도겸', '1222', '공무원연금도 나눌 수 있다고 들었습니다. 신청을 어디에 합니까.', { memo: '공단 절차 안내. 혼인 기간 자료 요청.' }],
  [930, 'rejected', '어진서', '1223', '회사에서 해고를 당했습니다.', { memo: '노동 사건. 노무사회 안내.' }],
  [907, 'closed', '엄채이', '1224', '개명을 하고 아이의 성도 바꾸고 싶습니다.', { memo: '성본변경 요건 안내함.' }],
  [884, 'retained', '여다인', '1225', '남편이 폭력을 써서 쉼터에 와 있습니다. 주소를 알리지 않고 진행할 수 있습니까.', { lawyer: 'lawyer-01', memo: '피해자 보호명령 신청. 연락은 쉼터로만.' }],
  [862, 'booked', '예하람', '1226', '별거한 지 4년입니다. 제가 집을 나왔는데 이혼을 청구할 수 있는지요.', { memo: '유책 여부 검토. 상담 예약.', followUpIn: 98 }],
  [839, 'spam', 'Loan Express', '1227', '무담보 당일 대출 상담. 신용 무관.', { suspicion: 'haste' }],
  [815, 'contacted', '오지담', '1228', '양육비 직접지급명령을 신청하고 싶습니다. 상대방은 회사원입니다.', { memo: '집행권원 사본 요청.' }],
  [793, 'closed', '용가람', '1229', '협의이혼 서류를 쓰는데 친권과 양육권의 차이를 모르겠습니다.', { memo: '설명하고 서식 보내 드림.' }],
  [770, 'retained', '우세린', '1230', '주식과 가상자산이 대부분입니다. 시세를 언제로 봅니까.', { lawyer: 'lawyer-02', memo: '사실조회 신청. 기준시점 정리.' }],
  [746, 'booked', '원하은', '1231', '부모님 유언으로 막내만 집을 받았습니다. 유류분을 청구하려고 합니다.', { lawyer: 'lawyer-04', memo: '등기부와 유언공정증서 받기.', followUpIn: 122 }],
  [724, 'contacted', '유다솔', '1232', '상대방이 해외에 있습니다. 소장을 어떻게 보냅니까.', { memo: '송달 방법 설명. 주소 확인하신다고 함.' }],
  [700, 'closed', '육나래', '1233', '약혼을 깼는데 예물과 예단을 돌려달라고 합니다.', { memo: '반환 범위 안내함.' }],
  [678, 'retained', '은도현', '1234', '아들을 제가 키우고 있는데 아내가 유아인도를 신청했습니다.', { memo: '심문기일 준비. 양육 일지 받음.' }],
  [655, 'booked', 'Maria Santos', '1235', 'I am Filipina, married for nine years. I would like to keep my visa after the divorce and stay with my daughter.', { locale: 'en', memo: '체류자격 F-6 검토. 영어 상담.', followUpIn: 146 }],
  [631, 'contacted', '이레아', '1236', '점심시간 12시 반에서 1시 사이', { kind: 'callback', memo: '부재중. 내일 다시 걸기로.', followUpIn: 18 }],
  [608, 'closed', '인서호', '1237', '이혼 판결 뒤 신고를 언제까지 해야 합니까.', { memo: '1개월 안내함.' }],
  [585, 'rejected', '자하윤', '1238', '중고 거래로 사기를 당했습니다.', { memo: '형사 사건. 경찰 신고 안내.' }],
  [561, 'contacted', '장누리', '1239', '재산분할로 집을 받으면 세금이 얼마나 나옵니까.', { memo: '취득세 설명. 세무사 연결 원하심.' }],
  [538, 'booked', '전이든', '1240', '가사조사관 면담을 앞두고 있습니다. 무엇을 준비해야 합니까.', { lawyer: 'lawyer-03', memo: '면담 준비 상담.', followUpIn: 170 }],
  [515, 'contacted', '정아린', '1241', '남편이 생활비 카드를 끊었습니다. 소송 중에 받을 수 있는 것이 있습니까.', { memo: '부양료 사전처분 안내.' }],
  [492, 'retained', '조해솔', '1242', '결혼 전에 산 집인데 대출을 같이 갚았습니다.', { memo: '기여도 자료 정리 중.' }],
  [468, 'contacted', '주하엘', '1243', '아이가 아빠를 만나기 싫어합니다. 억지로 보내야 합니까.', { memo: '상담센터 병행 권함.' }],
  [445, 'booked', '지온유', '1244', '혼인무효를 알아보고 있습니다. 저도 모르게 혼인신고가 되어 있었습니다.', { memo: '신고서 열람 신청. 상담 예약.', followUpIn: 194 }],
  [421, 'contacted', '진가비', '1245', '성년후견을 신청하려고 합니다. 형제들 의견이 다릅니다.', { lawyer: 'lawyer-04', memo: '진단서와 가족 동의 확인.' }],
  [398, 'booked', '채시우', '1246', '상대방이 조정안을 보내왔습니다. 받아들여도 되는지 봐 주십시오.', { memo: '조정안 검토 예약.', followUpIn: 26 }],
  [374, 'contacted', '최단아', '1247', '전남편이 양육비 대신 아이 적금을 넣겠다고 합니다.', { memo: '직접 지급이 원칙임을 설명.' }],
  [352, 'booked', '하늘찬', '1248', '아내와 같이 가서 상담을 받을 수 있습니까. 다투지 않고 정리하고 싶습니다.', { memo: '쌍방 대리 불가 설명. 조정 상담 예약.', followUpIn: 50 }],
]

/** Two months at the firm before the last fortnight, the oldest first. */
export const earlierRequests: readonly DemoRequest[] = rows.map(([ago, stage, name, digits, content, rest = {}]) => ({
  kind: 'consultation',
  locale: 'ko',
  ...rest,
  ago,
  stage,
  name,
  phone: `010-0000-${digits}`,
  content,
}))
