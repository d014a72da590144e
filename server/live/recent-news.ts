import type { DocumentNews } from './news.ts'

/** The last pieces of news, each with the id that a stream has it under. */
export interface RecentNews {
  /** Answers its id. */
  add: (news: DocumentNews) => string
  latest: () => string
  /** Those after the one with this id; null: some of them are forgotten, or nobody knows the id. */
  since: (id: string) => readonly NumberedNews[] | null
}

export interface NumberedNews {
  id: string
  news: DocumentNews
}

/** `epoch` is another one each time that a process starts: what an earlier one has counted is unknown. */
export function recentNews(epoch: string, most = 1000): RecentNews {
  const kept: NumberedNews[] = []
  let count = 0
  const idOf = (number: number) => `${epoch}-${number}`

  return {
    add: (news) => {
      count += 1
      const id = idOf(count)
      kept.push({ id, news })
      if (kept.length > most) kept.shift()
      return id
    },
    latest: () => idOf(count),
    since: (id) => {
      const [from, number] = id.split('-')
      const missing = count - Number(number)
      if (from !== epoch || !(missing >= 0 && missing <= kept.length)) return null
      return kept.slice(kept.length - missing)
    },
  }
}
