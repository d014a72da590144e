import { checkConfig } from '#config-schema/config'
import { Problem } from '#problems'
import type { Terminal } from '../../kit/terminal.ts'
import { slugOf } from '../scaffold/names.ts'
import type { Addition } from './addition.ts'
import { mustBeNew, nameOf } from './addition.ts'
import { addToList } from './config-file.ts'
import { lists, slugsIn } from './entities.ts'
import type { Flags } from './put.ts'
import { put } from './put.ts'

/** Puts a collection, a global or a block into the config. */
export const addEntity = (terminal: Terminal, flags: Flags, kind: EntityKind, name: string) =>
  put(terminal, flags, entityAddition(kind, name))

export type EntityKind = keyof typeof lists

/** @throws {Problem} `add.unnameable`, `add.reserved` */
export function entityAddition(kind: EntityKind, words: string): Addition {
  const name = nameOf(words, slugOf)
  const place = lists[kind]
  const title = { name: 'title', type: 'text', required: true }
  const value = {
    slug: name,
    ...(kind === 'collection' && { admin: { useAsTitle: 'title' } }),
    fields: [title],
  }
  mustBeFree({ [place]: [value] }, name)
  return {
    name,
    value,
    place,
    edits: (config) => {
      mustBeNew(slugsIn(config, place), name)
      return [addToList(config, place, value, true)]
    },
  }
}

function mustBeFree(config: object, name: string): void {
  const users = { slug: 'users', auth: true, fields: [] }
  const { collections = [] } = config as { collections?: unknown[] }
  const mistakes = checkConfig({
    ...config,
    collections: name === 'users' ? collections : [users, ...collections],
  })
  if (mistakes.some(({ kind }) => kind === 'reserved')) {
    throw new Problem('add.reserved', { details: { name } })
  }
}
