import { basename, resolve } from 'node:path'

/** Words of any script as a name for URLs and packages: lower case, digits, hyphens. Empty: no letter has one. */
export const slugOf = (words: string): string =>
  latin(words)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/** The same as a name in code: `publishedOn`. */
export const camelOf = (words: string): string => {
  const [first = '', ...rest] = slugOf(words).split('-')
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** The name of a site in a folder: `my-site` is “My site”. */
export const siteNameOf = (folder: string): string => {
  const words = basename(resolve(folder)).replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Letters without their accents; those that are two letters elsewhere are two here. */
const latin = (words: string) =>
  words
    .replaceAll(/[äöüÄÖÜßæøåÆØÅłŁđĐþÞðÐœŒ]/g, (letter) => digraphs[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')

const digraphs: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' },
  ...{ æ: 'ae', ø: 'oe', å: 'aa', Æ: 'Ae', Ø: 'Oe', Å: 'Aa' },
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', þ: 'th', Þ: 'Th', ð: 'd', Ð: 'D', œ: 'oe', Œ: 'Oe' },
}
