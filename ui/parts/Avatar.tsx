import css from './Avatar.module.css'

/** Who, in one or two letters. */
export const Avatar = ({ name }: { name: string }) => (
  <span className={css.root} role="img" aria-label={name} title={name}>
    {initials(name)}
  </span>
)

function initials(name: string): string {
  const words = name
    .trim()
    .replace(/@.*$/, '')
    .split(/[\s._-]+/u)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstLetter(word ?? '')).join('')
}

/** A letter can have signs: an accent, the vowel of its syllable. `Intl.Segmenter` would take its time. */
const firstLetter = (word: string) => word.match(/^\P{M}\p{M}*/u)?.[0].toLocaleUpperCase() ?? ''
