import { useLanguage } from '../../kit/text.tsx'

/**
 * The site's own words in the panel's language; in the first of those given where there are none:
 * `useWords({ en: { stars: 'Stars' }, de: { stars: 'Sterne' } })`.
 */
export function useWords<Words>(byLanguage: Readonly<Record<string, Words>>): Words {
  const language = useLanguage()
  const [first] = Object.values(byLanguage)
  const words = byLanguage[language] ?? byLanguage[language.split('-', 1)[0] ?? ''] ?? first
  if (words === undefined) throw new Error('useWords needs the words of one language at least.')
  return words
}
