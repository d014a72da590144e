import type { Dice } from '../dice.ts'
import { diceFor } from '../dice.ts'
import { firstNames, lastNames, places, works } from '../names.ts'
import { postBody } from '../rich-text/post-body.ts'
import type { Manuscript } from '../write-post.ts'
import type { Id } from './id.ts'

/** What a post refers to. */
export interface Shelf {
  authors: readonly Id[]
  categories: ReadonlyMap<string, Id>
  covers: readonly Id[]
}

/** Where a post stands: never public, public, or public with changes that are not. */
export type Standing = 'draft' | 'published' | 'changed'

/** About one post in twelve is a draft, one in twenty-five has changes that wait. */
export function standingOf(dice: Dice): Standing {
  if (dice.chance(0.08)) return 'draft'
  return dice.chance(0.04) ? 'changed' : 'published'
}

/** Everything about a post except its state: what an editor fills in around the text. */
export function filePost(age: number, { kind, category, slug, en }: Manuscript, shelf: Shelf) {
  const dice = diceFor(`filing ${age}`)
  const publishedAt = dateOf(age, dice)
  return {
    ...en,
    body: postBody(kind, en.body),
    slug,
    kind,
    publishedAt,
    createdAt: publishedAt,
    updatedAt: publishedAt,
    readingMinutes: Math.max(1, Math.round(en.body.split(/\s+/).length / 180)),
    author: dice.pick(shelf.authors),
    categories: categoriesOf(dice, category, shelf),
    ...(kind === 'news' && dice.chance(0.5) ? {} : { cover: dice.pick(shelf.covers) }),
    ...(kind === 'news' ? { contact: 'newsdesk@magazine.example' } : {}),
    ...(kind === 'review' ? { reviewed: diceFor(`reviewed ${age}`).pick(works).en } : {}),
    audience: dice.chance(0.12) && kind !== 'news' ? 'subscribers' : 'everyone',
    featured: dice.chance(0.03),
    sources: Array.from({ length: kind === 'news' ? 0 : dice.between(0, 3) }, () => ({
      ...sourceOf(dice),
      readOn: publishedAt,
    })),
    ...(dice.chance(0.3)
      ? { seo: { title: shortened(en.title, 60), description: shortened(en.excerpt, 160) } }
      : {}),
  }
}

/** A post every forty hours or so, back from an autumn morning. */
function dateOf(age: number, dice: Dice): string {
  const newest = Date.UTC(2026, 9, 30, 6)
  const hoursAgo = age * 40 + dice.between(0, 30)
  return new Date(newest - hoursAgo * 3_600_000).toISOString()
}

function categoriesOf(dice: Dice, category: string, { categories }: Shelf): Id[] {
  const others = [...categories.keys()].filter((slug) => slug !== category)
  const slugs = [category, ...dice.some(others, dice.pick([0, 0, 0, 1, 1, 2]))]
  return slugs.flatMap((slug) => categories.get(slug) ?? [])
}

function sourceOf(dice: Dice): { title: string; url: string; note?: string } {
  const writer = `${dice.pick(firstNames)} ${dice.pick(lastNames)}`
  const title = `${writer}, ${dice.pick(works).en} (${dice.pick(places)}, ${dice.between(1951, 2024)})`
  const url = `https://library.example/items/${dice.between(10_000, 99_999)}`
  return dice.chance(0.4) ? { title, url, note: `Page ${dice.between(7, 380)}.` } : { title, url }
}

function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, text.lastIndexOf(' ', length - 1))}…`
}
