import type { Translated } from '../types.ts'

export type ArtistKey = 'yun' | 'han' | 'shen' | 'ehrenfels' | 'chae' | 'moon' | 'bae' | 'noh' | 'tavora' | 'kang' | 'min' | 'ji'

/** Artist of the demo auction: all of them are invented. */
export interface SeedArtist {
  key: ArtistKey
  name: Translated
  born: number
  died?: number
  place: Translated
  /** HTML of paragraphs. */
  intro: Translated
}

/** Artists of the demo auction, by the year of their birth. */
export const artists: readonly SeedArtist[] = [
  {
    key: 'bae',
    name: { ko: '배석현', en: 'Bae Seok-hyeon', cn: '裴石贤' },
    born: 1926,
    died: 1999,
    place: { ko: '경주, 서울', en: 'Gyeongju and Seoul', cn: '庆州、首尔' },
    intro: {
      ko: `<p>어려서 할아버지에게 글씨를 배웠으나 글자를 쓰지 않는 붓질에 평생을 바쳤습니다. 지름이 두 뼘에 이르는 귀얄과 풀비를 스스로 매어 썼으며, 한 획을 긋기 위해 며칠씩 종이 앞에 앉아 있었다고 전합니다.</p>
<p>남긴 작품이 많지 않습니다. 마음에 들지 않는 것은 그날 저녁 아궁이에 넣었기 때문입니다. 1990년대의 작품에는 먹 곁에 주홍과 쪽빛이 한 번씩 등장합니다.</p>`,
      en: `<p>Taught to write by his grandfather, Bae gave his life to brushwork that spells nothing. He bound his own brushes, some of them two hand-spans across, and is said to have sat before the paper for days to draw a single stroke.</p>
<p>He left few works: what did not please him went into the stove the same evening. In the 1990s vermilion and indigo appear beside the ink, once to a sheet.</p>`,
      cn: `<p>幼年随祖父习字，却将一生献给不成文字的笔触。他亲手扎制宽达两拃的大刷与草刷，据说为落一笔，常在纸前静坐数日。</p>
<p>传世作品不多，不满意者当晚便投入灶火。1990年代的作品中，墨色之侧偶现一抹朱红或靛蓝。</p>`,
    },
  },
  {
    key: 'yun',
    name: { ko: '윤재묵', en: 'Yun Jae-muk', cn: '尹在墨' },
    born: 1931,
    died: 2008,
    place: { ko: '구례', en: 'Gurye', cn: '求礼' },
    intro: {
      ko: `<p>호는 소헌(素軒)입니다. 섬진강 가의 마을에서 나고 자라 평생 그곳의 산과 물을 그렸습니다. 해마다 봄이 오기 전에 종이와 먹만 지고 산에 올라 초가 한 칸을 빌려 지냈습니다.</p>
<p>마른 붓으로 산의 결을 세우고 물을 머금은 붓으로 안개를 들이는 것이 그의 방식입니다. 여백을 그리지 않은 곳이 아니라 가장 오래 바라본 곳이라고 말하였습니다.</p>`,
      en: `<p>Known by the studio name Soheon, Yun was born in a village on the Seomjin river and painted its hills and waters all his life. Each year before spring he climbed into the mountains with paper and ink alone and rented one room of a thatched house.</p>
<p>A dry brush raises the grain of the mountain, a wet one lets in the mist. Of the empty parts he said that they were not what he had left out but what he had looked at longest.</p>`,
      cn: `<p>号素轩。生长于蟾津江畔的村庄，一生描绘当地山水。每年开春之前，他只带纸墨上山，租住一间草屋。</p>
<p>以枯笔立山之纹理，以湿笔引入云雾，是他的画法。他说，留白并非未画之处，而是凝望最久之处。</p>`,
    },
  },
  {
    key: 'ehrenfels',
    name: { ko: '루카스 에렌펠스', en: 'Lukas Ehrenfels', cn: '卢卡斯·埃伦费尔斯' },
    born: 1938,
    died: 2015,
    place: { ko: '바젤', en: 'Basel', cn: '巴塞尔' },
    intro: {
      ko: `<p>방직 공장에서 문양을 설계하다가 마흔에 이르러 화가가 되었습니다. 자와 컴퍼스로 정한 규칙 하나를 화면이 다할 때까지 밀고 나가며, 색은 언제나 눈으로 골라 손으로 섞었습니다.</p>
<p>가까이에서 보면 면마다 붓이 지나간 결이 있고, 테이프를 떼어 낸 자리에 물감의 턱이 남아 있습니다. 1994년과 2003년에 서울에서 전시하였습니다.</p>`,
      en: `<p>Ehrenfels designed patterns for a weaving mill and became a painter at forty. He took one rule, set with ruler and compasses, and followed it until the canvas was used up; the colours he always chose by eye and mixed by hand.</p>
<p>Seen closely, each plane carries the grain of the brush, and where the tape was pulled off a ridge of paint remains. He showed in Seoul in 1994 and 2003.</p>`,
      cn: `<p>曾为纺织厂设计图案，四十岁成为画家。他以尺规定下一条规则，贯彻至画面尽头；色彩则始终凭眼挑选、亲手调配。</p>
<p>近看之下，每一块色面都留有笔触的纹理，撕去胶带之处仍可见颜料的棱线。1994年与2003年曾在首尔展出。</p>`,
    },
  },
  {
    key: 'han',
    name: { ko: '한도윤', en: 'Han Do-yun', cn: '韩道允' },
    born: 1944,
    place: { ko: '서울, 양평', en: 'Seoul and Yangpyeong', cn: '首尔、杨平' },
    intro: {
      ko: `<p>한 가지 색과 한 가지 동작으로 화면을 채웁니다. 석회와 돌가루를 섞은 되직한 유화 물감을 나무 칼로 눌러 바르고 당기는 일을 몇 달이고 되풀이하여, 색은 하나이되 빛은 수백 갈래로 갈라집니다.</p>
<p>1970년대부터 이어 온 〈결〉 연작으로 알려져 있습니다. 작품마다 걸린 날의 수를 화면 뒤에 적어 둡니다.</p>`,
      en: `<p>Han fills the canvas with one colour and one movement. A stiff oil paint mixed with lime and stone powder is pressed on and pulled with a wooden blade, for months on end: the colour is single, the light breaks into hundreds.</p>
<p>He is known for the series ‘Grain’, which he has continued since the 1970s. On the back of each canvas he notes the number of days that it took.</p>`,
      cn: `<p>以一种颜色与一种动作铺满画面。将石灰与石粉调入稠厚的油彩，用木刀按压、牵拉，经月反复，色虽唯一，光却裂成千百道。</p>
<p>以1970年代延续至今的《纹》系列闻名。每件作品背面都记有所用天数。</p>`,
    },
  },
  {
    key: 'kang',
    name: { ko: '강해수', en: 'Kang Hae-su', cn: '姜海秀' },
    born: 1949,
    place: { ko: '통영', en: 'Tongyeong', cn: '统营' },
    intro: {
      ko: `<p>남해의 등대지기였던 아버지를 따라 섬에서 자랐습니다. 서른 해 넘게 같은 방파제에서 바다를 바라보며, 시간마다 달라지는 빛을 점으로 옮겨 왔습니다.</p>
<p>한 화면에 찍는 점은 십만을 넘습니다. 물감을 팔레트에서 섞지 않고 보색의 점을 곁에 두어 보는 이의 눈에서 빛이 섞이게 합니다.</p>`,
      en: `<p>Kang grew up on an island where his father kept the light. For more than thirty years he has looked at the sea from one and the same breakwater and set down in points the light of each hour.</p>
<p>A canvas takes more than a hundred thousand of them. He does not mix on the palette: complementary points lie side by side, and the light is mixed in the eye.</p>`,
      cn: `<p>随守灯塔的父亲在南海岛上长大。三十余年来，他在同一道防波堤上望海，把每个时辰的光化为点彩。</p>
<p>一幅画面的点逾十万。他不在调色板上混色，而将补色之点并置，让光在观者眼中交融。</p>`,
    },
  },
  {
    key: 'moon',
    name: { ko: '문가람', en: 'Moon Ga-ram', cn: '文佳蓝' },
    born: 1958,
    place: { ko: '대구', en: 'Daegu', cn: '大邱' },
    intro: {
      ko: `<p>항아리와 과일, 가지 하나를 즐겨 그립니다. 북쪽으로 난 창 하나뿐인 작업실에서 오전의 빛만으로 그리며, 해가 기울면 붓을 놓습니다.</p>
<p>작은 화면을 고집합니다. 들고 와서 볕이 드는 벽에 걸 수 있는 그림이라야 오래 함께 산다고 믿기 때문입니다.</p>`,
      en: `<p>Moon paints jars, fruit and a single branch. Her studio has one window, to the north; she works by the light of the morning and lays down the brush when the sun turns.</p>
<p>She keeps to small canvases, believing that one lives longest with a picture that can be carried home and hung where the light falls.</p>`,
      cn: `<p>喜画罐、果与一枝花木。画室仅有一扇北窗，她只凭上午的光作画，日斜便搁笔。</p>
<p>坚持小幅。她相信，能提回家、挂在有光的墙上的画，才能相伴长久。</p>`,
    },
  },
  {
    key: 'ji',
    name: { ko: '지연수', en: 'Ji Yeon-su', cn: '池莲水' },
    born: 1961,
    place: { ko: '여주', en: 'Yeoju', cn: '骊州' },
    intro: {
      ko: `<p>여주의 장작가마에서 백자와 청자를 굽습니다. 위와 아래를 따로 빚어 이어 붙이는 옛 방식을 지키며, 이은 자리가 조금 어긋난 항아리를 더 아낍니다.</p>
<p>한 해에 네 번 불을 넣어 열 점 남짓을 남깁니다. 흙은 산에서 직접 파 와 세 해를 묵혀 씁니다.</p>`,
      en: `<p>Ji fires white porcelain and celadon in a wood kiln at Yeoju. She keeps to the old way of throwing the upper and the lower half apart and joining them, and is fondest of jars where the join has slipped a little.</p>
<p>The kiln is lit four times a year and some ten pieces are kept. She digs the clay herself and lets it rest for three years.</p>`,
      cn: `<p>在骊州以柴窑烧制白瓷与青瓷。恪守上下分别拉坯再接合的古法，尤爱接缝略有错位的罐子。</p>
<p>一年开窑四次，仅留十余件。泥料亲自上山采掘，陈腐三年方用。</p>`,
    },
  },
  {
    key: 'chae',
    name: { ko: '채연홍', en: 'Chae Yeon-hong', cn: '蔡莲红' },
    born: 1965,
    place: { ko: '전주', en: 'Jeonju', cn: '全州' },
    intro: {
      ko: `<p>치자와 쪽으로 물들인 장지에 석채와 봉채를 여러 번 올려 민화를 그립니다. 옛 본을 베끼지 않고, 직접 기른 꽃과 손수 장만한 살림을 새 본으로 삼습니다.</p>
<p>바림에 공을 들이기로 이름이 났습니다. 꽃잎 한 장에 붓 두 자루를 들고 열두 번을 덧칠합니다.</p>`,
      en: `<p>Chae paints folk pictures in mineral and earth colours, laid in many coats on paper that she dyes with gardenia and indigo. She does not trace old patterns: the flowers that she grows and the things of her own house are her models.</p>
<p>She is known for her shading. A single petal is gone over twelve times, with two brushes in one hand.</p>`,
      cn: `<p>在以栀子与靛蓝染成的壮纸上，多次敷染矿物与土质颜料，绘制民画。她不摹旧稿，而以亲手种的花、自家的器物为新稿。</p>
<p>以晕染功夫著称：一片花瓣，单手执双笔，叠染十二遍。</p>`,
    },
  },
  {
    key: 'tavora',
    name: { ko: '이네스 타보라 레알', en: 'Inês Távora Leal', cn: '伊内丝·塔沃拉·莱亚尔' },
    born: 1968,
    place: { ko: '포르투', en: 'Porto', cn: '波尔图' },
    intro: {
      ko: `<p>포르투의 언덕에 있는 작은 공방에서 실크스크린을 찍습니다. 타일과 빨래, 접시와 생선처럼 날마다 보는 것을 납작한 색면과 굵은 망점으로 옮깁니다.</p>
<p>판이 조금 어긋나는 것을 고치지 않습니다. 같은 판에서 나온 한 장 한 장이 서로 다른 하루라고 여기기 때문입니다.</p>`,
      en: `<p>Távora Leal pulls her screens in a small workshop on a hill in Porto. Tiles and washing, plates and fish, what she sees each day, become flat planes of colour and coarse dots.</p>
<p>She does not correct a screen that has slipped: each sheet from the same screens, she says, is another day.</p>`,
      cn: `<p>在波尔图山坡上的小工坊制作丝网版画。瓷砖、晾晒的衣物、盘与鱼等日常所见，化为平涂色面与粗网点。</p>
<p>她不修正略有错位的版。在她看来，同版印出的每一张都是不同的一天。</p>`,
    },
  },
  {
    key: 'shen',
    name: { ko: '선뤄탕', en: 'Shen Ruotang', cn: '沈若棠' },
    born: 1970,
    place: { ko: '항저우', en: 'Hangzhou', cn: '杭州' },
    intro: {
      ko: `<p>항저우에서 나고 자랐습니다. 광물을 갈아 만든 엷은 물감을 한지에 한 겹씩 올리고 완전히 마르기를 기다려 다시 올립니다. 한 점에 마흔 겹이 넘는 것도 있습니다.</p>
<p>가장자리에 맺힌 물감의 선은 그날의 습도를 기록합니다. 제목은 대개 빛이 그렇게 보인 시각입니다.</p>`,
      en: `<p>Shen was born and lives in Hangzhou. She lays thin washes of ground mineral on Korean paper, waits until a layer is wholly dry and lays the next; some works have more than forty.</p>
<p>The line of pigment that gathers at an edge records the damp of the day. Most titles are the hour at which the light was so.</p>`,
      cn: `<p>生长并居于杭州。以研磨的矿物调成薄彩，在韩纸上一层层罩染，待其干透再施下一层，有的作品逾四十层。</p>
<p>边缘凝聚的色线，记录着当日的湿度。作品多以光线如是的时刻为题。</p>`,
    },
  },
  {
    key: 'noh',
    name: { ko: '노은강', en: 'Noh Eun-gang', cn: '卢恩江' },
    born: 1979,
    place: { ko: '안동', en: 'Andong', cn: '安东' },
    intro: {
      ko: `<p>배나무 판에 칼로 새겨 한지에 손으로 찍습니다. 논과 배, 눈 내린 마을과 기러기처럼 사라져 가는 풍경을 검은 선의 굵기만으로 나타냅니다.</p>
<p>에디션은 많아야 쉰 장이며, 다 찍으면 판에 홈을 내어 다시 쓰지 않습니다.</p>`,
      en: `<p>Noh cuts blocks of pear wood and prints them by hand on Korean paper. Paddies and boats, villages under snow, wild geese: a landscape that is going, told by nothing but the breadth of a black line.</p>
<p>An edition has fifty sheets at most; when it is printed the block is scored and not used again.</p>`,
      cn: `<p>以刀刻梨木板，手工拓印于韩纸。稻田与船、雪中村落与大雁，这些渐渐消逝的风景，仅凭黑线的粗细呈现。</p>
<p>每版至多五十张，印毕即在版上划痕，不再使用。</p>`,
    },
  },
  {
    key: 'min',
    name: { ko: '민도현', en: 'Min Do-hyeon', cn: '闵道贤' },
    born: 1984,
    place: { ko: '서울', en: 'Seoul', cn: '首尔' },
    intro: {
      ko: `<p>밤에만 그립니다. 배달 일을 하며 보아 둔 강과 골목, 비 오는 창을 짙은 바탕 위에 짧고 두꺼운 붓질로 쌓아 올립니다.</p>
<p>불빛 하나는 물감 한 점입니다. 섞지 않은 색을 마지막에 올려 화면에서 가장 두꺼운 곳이 가장 밝습니다.</p>`,
      en: `<p>Min paints at night only. The river, the lanes and the windows in the rain, which he noted while working as a courier, are built up in short thick strokes on a dark ground.</p>
<p>Each light is one touch of paint. It is put on last and unmixed, so that the picture is brightest where it is thickest.</p>`,
      cn: `<p>只在夜里作画。做配送员时记下的江、巷与雨窗，以短而厚的笔触在深色底上层层堆起。</p>
<p>一盏灯即一点颜料，最后以未调之色点上，故画面最厚处亦最亮。</p>`,
    },
  },
]
