import type { Answer } from '#contract/api.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dialled } from '../../console/list/cell-text.ts'
import { useMatchingNames } from './names.ts'

type Review = Answer<'GET /api/console/fairs/participants/{_id}/review'>['review']

const link = 'inline-flex min-h-9 items-center underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11'

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="mb-8 text-sm">
    <h2 className="mb-2 font-semibold">{title}</h2>
    {children}
  </section>
)

const None = () => (
  <p className="text-muted">
    <Trans>없음</Trans>
  </p>
)

/** Person that speaks for the company, with the ways to reach them, and what they wrote with the application. */
export function Contact({ contact: { name, role, email, phone }, people, note }: Pick<Review, 'contact' | 'people'> & { note: unknown }) {
  const { t } = useLingui()
  const states = { PENDING: t`승인 대기`, APPROVED: t`승인됨`, REJECTED: t`반려됨` }
  return (
    <Part title={t`상담 담당`}>
      <p>
        <strong>{name}</strong>
        {role !== null && <span className="text-muted"> · {role}</span>}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {email !== null && (
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        )}
        {phone !== null &&
          (dialled(phone) === undefined ? (
            <span className="tabular-nums">{phone}</span>
          ) : (
            <a href={`tel:${phone}`} className={`${link} tabular-nums`}>
              {phone}
            </a>
          ))}
      </p>
      {people.length > 0 && (
        <div className="mt-2">
          <p className="text-muted">
            <Trans>회사의 담당자</Trans>:
          </p>
          <ul>
            {people.map((one, index) => (
              <li key={index} className="wrap-anywhere">
                {one.name}
                <span className="text-muted"> · {one.state === null ? <Trans>신청하지 않음</Trans> : states[one.state]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {typeof note === 'string' && (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          <span className="text-muted">
            <Trans>신청하며 남긴 말</Trans>:
          </span>{' '}
          {note}
        </p>
      )}
    </Part>
  )
}

/** Products that it shows at this fair, with pictures. */
export function Products({ products, productTotal }: Pick<Review, 'products' | 'productTotal'>) {
  const more = productTotal - products.length
  return (
    <Part title={<Plural value={productTotal} other="이 상담회의 상품 #개" />}>
      {productTotal === 0 && <None />}
      <ul className="grid grid-cols-2 gap-3 xs:grid-cols-3 xl:grid-cols-4">
        {products.map(({ _id, name, thumb }) => (
          <li key={_id} className="min-w-0">
            <Link to="/$" params={{ _splat: `fairs/products/${_id}` }} className="block underline-offset-4 hover:underline">
              {thumb === null ? (
                <span className="flex aspect-4/3 items-center justify-center rounded-control bg-wash text-xs text-muted">
                  <Trans>사진 없음</Trans>
                </span>
              ) : (
                <img
                  src={`/api/v1/files/${thumb._file}/320.webp`}
                  alt=""
                  loading="lazy"
                  className="aspect-4/3 w-full rounded-control object-cover"
                />
              )}
              <span className="mt-1 line-clamp-2 wrap-anywhere">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-muted">
          <Plural value={more} other="그 밖에 #개" />
        </p>
      )}
    </Part>
  )
}

/** Companies that it wants to meet, by how much, and how many want to meet it. */
export function Hopes({ hopes, hopeTotal, wantedBy }: Pick<Review, 'hopes' | 'hopeTotal' | 'wantedBy'>) {
  const { methodName } = useMatchingNames()
  const more = hopeTotal - hopes.length
  return (
    <Part title={<Plural value={hopeTotal} other="만나고 싶은 기업 #곳" />}>
      {hopeTotal === 0 && <None />}
      <ol className="divide-y divide-line">
        {hopes.map(({ _id, name, method, isMutual }, index) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-2">
            <span className="text-muted tabular-nums">{index + 1}</span>
            <Link to="/$" params={{ _splat: `fairs/participants/${_id}` }} className={link}>
              {name}
            </Link>
            <span className="text-muted">{methodName(method)}</span>
            {isMutual && (
              <strong className="text-success">
                <Trans>서로 희망</Trans>
              </strong>
            )}
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className="mt-2 text-muted">
          <Plural value={more} other="그 밖에 #곳" />
        </p>
      )}
      <p className="mt-2 text-muted">
        <Plural value={wantedBy} other="이 기업을 만나고 싶어 하는 기업 #곳" />
      </p>
    </Part>
  )
}
