import {
  favorites,
  inReview,
  locked,
  mine,
  others,
  recent,
  scheduled,
  tasks,
  waiting,
} from '#contracts/dashboard-questions'
import type { TextKey } from '#locales'
import { useText } from '../../../kit/text.tsx'
import { secondColumn } from './sections.ts'

/** What a section is called; a group is called as its label says. */
export function useSectionNames(): (section: string) => string {
  const text = useText()
  return (section) => {
    const key = keys[section]
    return key ? text(key) : section.slice(section.indexOf(':') + 1)
  }
}

const keys: Readonly<Record<string, TextKey>> = {
  [secondColumn]: 'dashboard.arrange.secondColumn',
  [favorites]: 'favorites.title',
  [mine]: 'dashboard.mine',
  [others]: 'dashboard.others',
  [recent]: 'dashboard.recent',
  [waiting]: 'dashboard.drafts',
  [scheduled]: 'dashboard.scheduled',
  [inReview]: 'dashboard.inReview',
  [locked]: 'dashboard.locked',
  [tasks]: 'dashboard.tasks',
}
