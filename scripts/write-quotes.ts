import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inProject } from './kit/root.ts'

/** As CLDR's `delimiters.json` has them. */
interface Delimiters {
  quotationStart: string
  quotationEnd: string
  alternateQuotationStart: string
  alternateQuotationEnd: string
}

export const quotesFile = 'ui/fields/rich-text/engine/quotes.json'

/** `npm run quotes`: writes the quotation marks of each language, as CLDR knows them. */
export async function main(): Promise<number> {
  writeFileSync(inProject(quotesFile), quotesOfCldr())
  console.log(`Wrote ${quotesFile}.`)
  return 0
}

/**
 * By language, opening and closing, outer and inner. A language that isn't there has those of the
 * language that it is a variety of, and in the end of English.
 */
export function quotesOfCldr(): string {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('cldr-misc-full/package.json')),
    'main',
  )
  const all = new Map(readdirSync(folder).map((language) => [language, marksIn(folder, language)]))
  const inherited = (language: string): string | undefined => {
    const above = language.split('-').slice(0, -1).join('-')
    return above === '' ? all.get('en') : (all.get(above) ?? inherited(above))
  }
  const own = [...all].filter(
    ([language, marks]) => language === 'en' || marks !== inherited(language),
  )
  const lines = own.map(([language, marks]) => `  "${language}": "${marks}"`)
  return `{\n${lines.join(',\n')}\n}\n`
}

function marksIn(folder: string, language: string): string {
  const json = JSON.parse(readFileSync(join(folder, language, 'delimiters.json'), 'utf8'))
  const marks: Delimiters = json.main[language].delimiters
  return [
    marks.quotationStart,
    marks.quotationEnd,
    marks.alternateQuotationStart,
    marks.alternateQuotationEnd,
  ].join('')
}
