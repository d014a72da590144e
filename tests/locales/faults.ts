import type { Catalogue } from '#locales'

/** A text in all its plural forms; one that has none is under the empty name. */
type Family = Readonly<Record<string, string>>

/** What keeps a translation from being right in its language, as sentences that name the key. */
export function faultsIn(language: string, english: Catalogue, texts: Catalogue): string[] {
  const asked = familiesIn(english)
  const given = familiesIn(texts)
  const unknown = [...given.keys()].filter((stem) => !asked.has(stem))
  return [
    ...unknown.map((stem) => `${stem}: English has no such text`),
    ...[...asked].flatMap(([stem, family]) => {
      const translated = given.get(stem)
      const faults = translated
        ? [
            ...faultsOfForms(language, family, translated),
            ...faultsOfPlaces(language, family, translated),
          ]
        : ['missing']
      return faults.map((fault) => `${stem}: ${fault}`)
    }),
  ]
}

const plural = /_(zero|one|two|few|many|other)$/

export function familiesIn(texts: Catalogue): Map<string, Family> {
  const families = new Map<string, Family>()
  for (const [key, text] of Object.entries(texts)) {
    const stem = key.replace(plural, '')
    families.set(stem, { ...families.get(stem), [plural.exec(key)?.[1] ?? '']: text })
  }
  return families
}

export const placesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!)

const inEach = (family: Family) => Object.values(family).map(placesIn)

const isCounted = (english: Family) => !('' in english) || placesIn(english['']!).includes('count')

/** The forms are the language's own, whatever English has. */
function faultsOfForms(language: string, english: Family, translated: Family): string[] {
  const forms = Object.keys(translated)
  if (forms.every((form) => form === '')) return '' in english ? [] : ['plural forms are missing']
  if (!isCounted(english)) return ['nothing is counted in it, so it has no plural forms']
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return [
    ...pluralCategories
      .filter((form) => !forms.includes(form))
      .map((form) => `the form ${form} is missing`),
    ...forms
      .filter((form) => !pluralCategories.some((one) => one === form))
      .map((form) => `${language} has no form “${form}”`),
  ]
}

const numbers = ['count', 'number']

/** A form may leave the number out only where it stands for a single one: 1, or an Arabic 2. */
function faultsOfPlaces(language: string, english: Family, translated: Family): string[] {
  const known = new Set([...inEach(english).flat(), ...(isCounted(english) ? ['count'] : [])])
  const inAll = [...known].filter((name) => inEach(english).every((one) => one.includes(name)))
  const shown = placesIn(english.other ?? english['']!).filter((name) => numbers.includes(name))
  return Object.entries(translated).flatMap(([form, text]) => {
    const places = placesIn(text)
    const needed = form === '' ? inAll : inAll.filter((name) => !numbers.includes(name))
    const hidesNumber =
      form !== '' &&
      shown.length > 0 &&
      !numbers.some((name) => places.includes(name)) &&
      !standsForOne(language, form)
    return [
      ...places.filter((name) => !known.has(name)).map((name) => `{{${name}}} is unknown`),
      ...needed.filter((name) => !places.includes(name)).map((name) => `{{${name}}} is missing`),
      ...(hidesNumber ? [`the form ${form} stands for several numbers: show {{${shown[0]}}}`] : []),
    ]
  })
}

const first = Array.from({ length: 201 }, (_, number) => number)

function standsForOne(language: string, form: string): boolean {
  const rules = new Intl.PluralRules(language)
  return first.filter((number) => rules.select(number) === form).length === 1
}
