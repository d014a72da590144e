import css from './Avatar.module.css'

interface Props {
  name: string
  /** Instead of the name; nothing: what stands beside it says it. */
  says?: string
  /** Does something at the moment: a ring around the letters. */
  marked?: boolean
  size?: 'small' | undefined
}

/** Who, in one or two letters. */
export const Avatar = ({ name, says = name, marked, size }: Props) => (
  <span
    className={css.root}
    data-marked={marked || undefined}
    data-size={size}
    {...(says === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': says, title: says })}
  >
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
