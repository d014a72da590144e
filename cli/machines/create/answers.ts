import { Problem } from '#problems'
import { knownNames } from '../../kit/known-names.ts'
import type { Answers, Template } from './create.types.ts'
import { templates } from './create.types.ts'

export const defaults: Answers = { folder: 'my-site', template: 'blank', languages: ['en'] }

/** @throws {Problem} `create.invalidFolder` */
export function readFolder(written: string): string {
  const folder = written.trim()
  if (isFolderName(folder)) return folder
  throw new Problem('create.invalidFolder', { details: { found: written } })
}

/** @throws {Problem} `create.unknownTemplate` */
export function readTemplate(written: string): Template {
  const found = templates.find((template) => template === written.trim())
  if (found) return found
  throw new Problem('create.unknownTemplate', {
    details: { found: written, ...knownNames(written, templates) },
  })
}

/** @throws {Problem} `create.invalidLanguage` */
export function readLanguages(written: string): string[] {
  const codes = written.split(/[\s,]+/).filter(Boolean)
  const wrong = codes.length === 0 ? written : codes.find((code) => !isLanguageCode(code))
  if (wrong === undefined) return [...new Set(codes)]
  throw new Problem('create.invalidLanguage', { details: { found: wrong } })
}

/** The problem of an answer; null: it can be used. */
export function problemIn(read: (written: string) => unknown, written: string): Problem | null {
  try {
    read(written)
    return null
  } catch (thrown) {
    if (thrown instanceof Problem) return thrown
    throw thrown
  }
}

/** No control characters, nothing that Windows refuses, and not just spaces or dots above this folder. */
const isFolderName = (folder: string): boolean =>
  folder !== '' && !/[<>"|?*\p{Cc}]/u.test(folder) && !/(^|[/\\])\s+([/\\]|$)/.test(folder)

/** As `localization.locales` takes it, and one that exists. */
function isLanguageCode(code: string): boolean {
  if (!/^[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*$/.test(code)) return false
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-')).length === 1
  } catch {
    return false
  }
}
