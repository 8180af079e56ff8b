import * as z from 'zod'
import { call, type Call, type ConsoleScope } from './call.ts'
import { id, type Picture } from './field.ts'

export const maxPictureBytes = 20 * 1024 * 1024

/** What these calls need of a resource. */
interface Target<Singular extends string, Item> {
  path: string
  singular: Singular
  scope: ConsoleScope
  consoleItem: z.ZodType<Item>
}

type Holder<Singular extends string, Item> = { [Key in Singular]: Item }

/** Returns the common part of calls that change one picture of an item: access and response, as for its PUT. */
export function pictureChange<const Singular extends string, Item>({ path, singular, scope, consoleItem }: Target<Singular, Item>) {
  // A computed name is any name to TypeScript.
  const answer = z.strictObject({ [singular]: consoleItem }) as z.ZodType as z.ZodType<Holder<Singular, Item>>
  return { tag: path, access: scope, answer, writes: [path, 'versions'] }
}

interface PictureUpload<Params> {
  summary: string
  /** The field of the form that the file is in. */
  file: string
  params: z.ZodType<Params>
  /** Fields of the form beside it. */
  fields?: z.ZodObject
}

/** Declares an upload that puts a picture into an item; the answer is the item. */
export const pictureUploadTo = <const Singular extends string, Item extends { _id: string }, Params>(
  target: Target<Singular, Item>,
  { summary, file, params, fields }: PictureUpload<Params>,
): Call<Params, unknown, unknown, Holder<Singular, Item>> =>
  call({
    ...pictureChange(target),
    summary: `Console: ${summary}`,
    params,
    upload: { file, maxBytes: maxPictureBytes, ...(fields === undefined ? {} : { fields }) },
    status: 201,
    errors: [404, 410, 412, 413, 415],
    location: (item) => `/api/console/${target.path}/${item[target.singular]._id}`,
  })

/** Returns the schema of a place in a list of so many: counted from 0. */
export const placeAmong = (count: number) =>
  z
    .int()
    .min(0)
    .max(count - 1)

/** Returns the schema of such a place in a path: digits there, a number for who reads it. @param count up to 10 */
export const pathPlaceAmong = (count: number) =>
  z
    .string()
    .regex(/^\d$/)
    .transform(Number)
    .pipe(placeAmong(count))
    .meta({ type: 'integer', minimum: 0, maximum: count - 1 })

/** Puts something into its place in a list, where something else may be. The list stays in the order of its places. */
export const inPlace = <One extends { index: number }>(all: readonly One[], one: One): One[] =>
  [...all.filter(({ index }) => index !== one.index), one].toSorted((a, b) => a.index - b.index)

/** A picture of a list of them, with its place. */
interface PicturePlaced {
  index: number
  picture: Picture
}

/** Puts a picture into a place of a list, or takes the one that is there out (null). The list stays in the order of its places. */
export const withPicture = (all: readonly PicturePlaced[], index: number, picture: Picture | null): PicturePlaced[] =>
  picture === null ? all.filter((each) => each.index !== index) : inPlace(all, { index, picture })

export const itemParams = z.strictObject({ _id: id })
