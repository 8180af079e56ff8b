import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Db } from '../db/schema.ts'
import { Streamed } from './streamed.ts'

/** Part of a member's data export: a named list, read while it is streamed. */
export interface OwnData {
  name: string
  items: (db: Db, _user: string) => AsyncIterable<unknown>
}

/** A list as the text of a JSON array, never whole in memory. */
async function* toJson(items: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let before = '[\n'
  for await (const item of items) {
    yield Buffer.from(before + JSON.stringify(item, null, 1))
    before = ',\n'
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n')
}

/** A file of a member, and the path of its bytes. */
export interface OwnFile {
  _file: string
  name: string
  path: string
}

/** All that is kept of a member, as a ZIP with a file for each kind, and `files/<_file>/<name>` for each file. */
export function archiveOf(db: Db, _user: string, kinds: readonly OwnData[], files: readonly OwnFile[]): Streamed {
  const zip = new ZipFile()
  for (const { name, items } of kinds)
    zip.addReadStreamLazy(`${name}.json`, (give) => give(null, Readable.from(toJson(items(db, _user)), { objectMode: false })))
  // Documents and pictures are packed already.
  for (const { _file, name, path } of files) zip.addFile(path, `files/${_file}/${name}`, { compress: false })
  zip.end()
  const stream = new Readable().wrap(zip.outputStream)
  // What was begun cannot be answered otherwise any more: the connection ends, and the download fails.
  zip.on('error', (error) => stream.destroy(error))
  return new Streamed(stream, {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="my-data.zip"',
    'cache-control': 'no-store',
  })
}
