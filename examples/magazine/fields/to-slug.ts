/** 'Über Notizbücher, again' becomes 'ueber-notizbuecher-again'. */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’'“”„]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
