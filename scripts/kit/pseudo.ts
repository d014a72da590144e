import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { en as payloadEnglish } from '@payloadcms/translations/languages/en'

/** Languages that nobody speaks, under the codes that CLDR has for them: one that reads from the right. */
export const pseudoLanguages = { accented: 'en-XA', mirrored: 'ar-XB' } as const

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ' },
  ...{ n: 'ñ', o: 'ö', p: 'þ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', w: 'ŵ', y: 'ý', z: 'ž' },
  ...{ A: 'Å', C: 'Ç', D: 'Ð', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Û', Y: 'Ý' },
}

/** A text that can still be read, half as long again, and shows where it is cut off. */
export function pseudoText(text: string): string {
  const accented = text
    .split(/(\{\{.*?\}\}|<[^>]*>)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/\w/g, (one) => accents[one] ?? one)))
  return `[${accented.join('')}${'·'.repeat(Math.ceil(text.length / 2))}]`
}

type Texts = { readonly [key: string]: string | Texts }

const plural = /_(zero|one|two|few|many|other)$/

/** With every plural form that the language has. */
export function pseudoCatalogue(english: Readonly<Record<string, string>>, language: string) {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const made = Object.entries(english).flatMap(([key, text]) => {
    const stem = key.replace(plural, '')
    if (stem === key) return [[key, pseudoText(text)] as const]
    const form = pseudoText(english[`${stem}_other`]!)
    return pluralCategories.map((category) => [`${stem}_${category}`, form] as const)
  })
  return Object.fromEntries(made.sort(([one], [other]) => (one < other ? -1 : 1)))
}

const pseudoTree = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudoText(text) : pseudoTree(text),
    ]),
  )

/** Writes the folder of a pseudo language, made from the English one. */
export function plantPseudo(locales: string, language: string): void {
  const english = join(locales, 'en')
  const folder = join(locales, language)
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(english).filter((name) => name.endsWith('.json'))) {
    const texts = JSON.parse(readFileSync(join(english, file), 'utf8'))
    writeFileSync(join(folder, file), jsonOf(pseudoCatalogue(texts, language)))
  }
  const payload = { ...payloadEnglish, translations: pseudoTree(payloadEnglish.translations) }
  writeFileSync(join(folder, 'payload.ts'), `export const payload = ${jsonOf(payload)}`)
}

const jsonOf = (value: object) => `${JSON.stringify(value, null, 2)}\n`
