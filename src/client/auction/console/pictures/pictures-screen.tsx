import { auctionLimits } from '#contract/auction/limits.ts'
import { textOf } from '#contract/title.ts'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useMemo, useState } from 'react'
import { LoadedScreen } from '../../../console/frame/loaded-screen.tsx'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { FileButton } from '../../../content/file-button.tsx'
import { pictureTypes, takeFiles } from '../../../content/picture-choice.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { useSaleWorks } from '../use-sale-works.ts'
import { matchPictures, type Matched, type MatchedPicture, type Mismatch, type PicturedWork } from './match-pictures.ts'
import { SendPictures } from './send-pictures.tsx'
import { BackToSale } from '../back-to-sale.tsx'

const reasons: Readonly<Record<Mismatch, ReturnType<typeof msg>>> = {
  name: msg`파일 이름에 작품 번호가 없거나, 한 작품의 사진 수를 넘습니다.`,
  lot: msg`이 경매에 그 번호의 작품이 없습니다.`,
  twice: msg`같은 자리의 사진이 또 있습니다.`,
  type: msg`JPG, PNG, WEBP 사진이 아닙니다.`,
  size: msg`20MB보다 큽니다.`,
}

function MatchedTable({ pictures }: { pictures: readonly MatchedPicture[] }) {
  const { t } = useLingui()
  return (
    <RecordTable label={t`작품을 찾은 사진`} headings={[t`파일`, t`작품`, t`자리`]}>
      {pictures.map(({ file: { name }, work: { lot, title }, index, replaces }) => {
        const place = index + 1
        return (
          <tr key={name}>
            <RecordCell>{name}</RecordCell>
            <RecordCell>
              {lot} {title}
            </RecordCell>
            <RecordCell isShort>
              <Trans>{place}번째</Trans> {replaces && <Trans>있는 사진을 바꿈</Trans>}
            </RecordCell>
          </tr>
        )
      })}
    </RecordTable>
  )
}

function LeftList({ left }: Pick<Matched, 'left'>) {
  const { i18n } = useLingui()
  const count = left.length
  return (
    <section aria-labelledby="pictures-left" className="space-y-2">
      <h2 id="pictures-left" className="font-bold">
        <Plural value={count} other="작품을 찾지 못한 파일 #개" />
      </h2>
      <ul className="list-disc pl-5 text-sm">
        {left.map(({ file: { name }, why }, index) => (
          // Two folders may have files of one name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${name} ${index}`}>
            <span className="font-semibold">{name}</span> {i18n._(reasons[why])}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Choice({ all, onEnd }: { all: readonly PicturedWork[]; onEnd: () => void }) {
  const id = useId()
  // What was in a place when the files were chosen: it is not another one while they are sent.
  const [chosen, setChosen] = useState<{ files: readonly File[]; works: readonly PicturedWork[]; time: number }>()
  const matched = useMemo(() => chosen && matchPictures(chosen.files, chosen.works, pictureTypes), [chosen])
  return (
    <div className="space-y-6">
      <FileButton
        id={id}
        accept={pictureTypes.join()}
        multiple
        onChosen={(field) => setChosen({ files: takeFiles(field), works: all, time: Date.now() })}
      >
        <Trans>사진 고르기</Trans>
      </FileButton>
      {matched !== undefined && matched.left.length > 0 && <LeftList left={matched.left} />}
      {matched !== undefined && matched.pictures.length > 0 && (
        <>
          <MatchedTable pictures={matched.pictures} />
          <SendPictures key={chosen?.time} pictures={matched.pictures} onEnd={onEnd} />
        </>
      )}
    </div>
  )
}

/** `/console/auction/programs/{_id}/pictures`: many pictures at once into the works of a sale, by the numbers in the names of their files. */
export function PicturesScreen({ _program }: { _program: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useSaleWorks(_program)
  const most = auctionLimits.images
  return (
    <LoadedScreen
      title={t`작품 사진 한꺼번에 올리기`}
      about={
        <Trans>
          파일 이름의 작품 번호로 작품을 찾습니다. 12.jpg는 12번 작품의 첫 사진, 12-2.jpg나 12 (2).jpg는 둘째 사진, 12A_1.png는 12A번 작품의
          첫 사진입니다. 한 작품에 {most}장까지이고, 올리기 전에 어느 작품에 들어가는지 보여 드립니다.
        </Trans>
      }
      load={load}
      failed={t`작품을 불러오지 못했습니다.`}
    >
      {(all) => (
        <div className="space-y-6">
          <BackToSale _program={_program} />
          <Choice
            all={all.map(({ _id, lot, title, images }) => ({
              _id,
              lot,
              title: textOf(title, locale),
              taken: images.map(({ index }) => index),
            }))}
            onEnd={() => void load.refetch()}
          />
        </div>
      )}
    </LoadedScreen>
  )
}
