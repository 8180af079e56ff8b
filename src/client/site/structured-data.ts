import { centreId, firmId, pictureJsonLd } from '../content/json-ld.ts'
import type { Thing } from '../data/ssr-context.tsx'
import type { Office, Setting } from './queries.ts'

const officeId = (origin: string, { code }: Office) => `${origin}/contact#${code}`

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const addressOf = ({ address }: Office) => ({ '@type': 'PostalAddress', streetAddress: address, addressCountry: 'KR' }) as const

/** The firm, for search engines. Its first office is the main one. */
export const firmJsonLd = (origin: string, setting: Setting): Thing => ({
  '@type': 'LegalService',
  '@id': firmId(origin),
  name: setting.name,
  ...(setting.legalEntity === null ? {} : { legalName: setting.legalEntity }),
  slogan: setting.tagline,
  url: `${origin}/`,
  logo: `${origin}/icons/512.png`,
  image: `${origin}/share.png`,
  ...(setting.phone === null ? {} : { telephone: international(setting.phone) }),
  ...(setting.fax === null ? {} : { faxNumber: international(setting.fax) }),
  ...(setting.email === null ? {} : { email: setting.email }),
  ...(setting.offices[0] === undefined ? {} : { address: addressOf(setting.offices[0]) }),
  areaServed: { '@type': 'Country', name: 'KR' },
  subOrganization: setting.offices.map((office) => ({ '@id': officeId(origin, office) })),
})

/** An office: where it is, and when somebody is there. */
export const officeJsonLd = (origin: string, office: Office): Thing => ({
  '@type': 'LegalService',
  '@id': officeId(origin, office),
  name: office.name,
  url: officeId(origin, office),
  ...pictureJsonLd(origin, office.image, 'image'),
  telephone: international(office.phone),
  ...(office.fax === null ? {} : { faxNumber: international(office.fax) }),
  address: addressOf(office),
  geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
  openingHoursSpecification: office.openingHours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => dayNames[day] ?? []),
    opens,
    closes,
  })),
  parentOrganization: { '@id': firmId(origin) },
})

/** The trade centre, for search engines; nothing where it has no name of its own. */
export const centreJsonLd = (origin: string, { centre }: Setting): Thing[] => {
  const { name, tagline, legalEntity, address, phone, email } = centre
  if (name === null) return []
  return [
    {
      '@type': 'Organization',
      '@id': centreId(origin),
      name,
      url: `${origin}/fairs`,
      logo: `${origin}/centre/icons/512.png`,
      image: `${origin}/centre/share.png`,
      ...(tagline === null ? {} : { slogan: tagline }),
      ...(legalEntity === null ? {} : { legalName: legalEntity }),
      ...(address === null ? {} : { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'KR' } }),
      ...(phone === null ? {} : { telephone: international(phone) }),
      ...(email === null ? {} : { email }),
    },
  ]
}

/** A number in Korea, as it is dialled from anywhere. */
const international = (phone: string) => phone.replace(/^0/, '+82-')
