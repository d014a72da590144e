import type { Terminal } from '../../kit/terminal.ts'
import { readLanguages } from '../../machines/create/index.ts'
import type { Addition } from './addition.ts'
import { mustBeNew } from './addition.ts'
import { addProperty, addToList, itemsOf, listOf, propertyOf, textOf } from './config-file.ts'
import { NotUnderstood } from './not-understood.ts'
import type { Flags } from './put.ts'
import { put } from './put.ts'
import { written } from './resolve.ts'

/** Puts a language of the content into the config. */
export const addLocale = (terminal: Terminal, flags: Flags, code: string) =>
  put(terminal, flags, localeAddition(readLanguages(code)[0] ?? code))

/** @throws {Problem} `create.invalidLanguage` */
export function localeAddition(code: string): Addition {
  const full = { code, label: languageName(code) }
  return {
    name: code,
    value: code,
    place: 'localization.locales',
    edits: (config) => {
      const localization = propertyOf(config, 'localization')
      const object = localization && written(localization)
      if (!object) {
        const value = { locales: [code], defaultLocale: code, fallback: true }
        return [addProperty(config, 'localization', value)]
      }
      const list = object.node.type === 'ObjectExpression' ? listOf(object, 'locales') : null
      if (!list) throw new NotUnderstood(config.source.path, 'localization.locales')
      const items = itemsOf(list, 'locales')
      const codes = items.map((item) =>
        typeof item?.node.value === 'string' ? item.node.value : item && textOf(item, 'code'),
      )
      mustBeNew(codes, code)
      const isInFull = items.at(-1)?.node.type === 'ObjectExpression'
      return [addToList(object, 'locales', isInFull ? full : code)]
    },
  }
}

/** In its own words: “Deutsch”. */
const languageName = (code: string) =>
  new Intl.DisplayNames([code.replaceAll('_', '-')], { type: 'language' }).of(
    code.replaceAll('_', '-'),
  ) ?? code
