import * as z from 'zod'
import { call } from '../call.ts'
import { line, lines, link, picture, translated } from '../field.ts'
import { resource } from '../resource.ts'

const url = z.url({ protocol: /^https$/ }).max(300)

/** A time of day on the office's clock (Asia/Seoul). */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** An office as the site shows it. */
const office = z.strictObject({
  code: z.string().regex(/^[a-z-]{2,20}$/),
  name: translated(line(60)),
  address: translated(line(200)),
  directions: translated(lines(500)),
  parking: translated(lines(300)),
  hours: translated(lines(200)),
  /** What `hours` says, for machines: when it is open without an appointment. Days count from 0, Sunday; a lunch break makes two entries. */
  openingHours: z
    .array(z.strictObject({ days: z.array(z.int().min(0).max(6)).min(1).max(7), opens: time, closes: time }))
    .max(14)
    .default([]),
  phone: line(30),
  fax: line(30).nullable(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  image: picture.nullable(),
})

const shortName = translated(line(30)).nullable()
const screenshots = z.array(picture).max(8)

/** Everything that the site says of the firm itself: one document. What is null is not shown. */
export const setting = resource({
  path: 'setting',
  singular: 'setting',
  plural: 'settings',
  summary: 'the firm: names, offices, phones, footer, verification tags',
  fields: {
    name: translated(line(60)),
    /** Below the icon of the installed app; null: the name. */
    shortName: shortName.default(null),
    legalEntity: translated(line(100)).nullable(),
    tagline: translated(line(200)),
    registrationNumber: line(30).nullable(),
    representative: translated(line(60)).nullable(),
    phone: line(30).nullable(),
    consultPhone: line(30).nullable(),
    supportPhone: line(30).nullable(),
    emergencyPhone: line(30).nullable(),
    fax: line(30).nullable(),
    email: z.email().nullable(),
    chatUrl: url.nullable(),
    /** Where the quick exit goes: a neutral page of another site. */
    quickExitUrl: url,
    adLawyer: translated(line(60)).nullable(),
    privacyOfficer: translated(line(60)).nullable(),
    offices: z.array(office).max(20),
    sisterSites: z.array(z.strictObject({ name: translated(line(60)), url: z.union([url, link]) })).max(20),
    analytics: z.strictObject({ naver: z.string().max(100), google: z.string().max(100) }),
    /** Shown by browsers that offer to install the app. */
    screenshots: screenshots.default([]),
  },
  staff: ['screenshots'],
  shownOn: () => ['/', '/contact'],
  public: [],
  console: [],
  scope: 'console:settings',
})

const many = { tag: 'setting', status: 200 } as const

export const settingCalls = {
  'GET /api/v1/setting': call({
    ...many,
    summary: 'What the site says of the firm',
    access: 'public',
    answer: z.strictObject({ setting: setting.publicItem }),
    isCacheable: true,
  }),
  'GET /api/console/setting': call({
    ...many,
    summary: 'Console: the setting, in every language',
    access: 'console:settings',
    answer: z.strictObject({ setting: setting.consoleItem }),
  }),
  'PUT /api/console/setting': call({
    ...many,
    summary: 'Console: change the setting; absent fields stay',
    access: 'console:settings',
    // Without their defaults: an absent field stays.
    body: z.strictObject({ ...setting.fields, shortName, screenshots }).partial(),
    answer: z.strictObject({ setting: setting.consoleItem }),
    errors: [412],
  }),
}
