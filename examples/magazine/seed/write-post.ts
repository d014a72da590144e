import { toSlug } from '../fields/to-slug.ts'
import type { Dice } from './dice.ts'
import { diceFor } from './dice.ts'
import { fill } from './fill.ts'
import type { PostKind } from './kinds.ts'
import { kindsByShare } from './kinds.ts'
import { firstNames, lastNames, places, weekdays, works } from './names.ts'
import { german } from './phrases.de.ts'
import { english, exchanges } from './phrases.en.ts'
import { titles } from './titles.ts'
import type { Topic } from './topics.ts'
import { topics } from './topics.ts'

/** The words of one post, before anybody files it. */
export interface Manuscript {
  kind: PostKind
  category: string
  slug: string
  en: Wording
  de: Wording
}

export interface Wording {
  title: string
  excerpt: string
  body: string
}

/** As many manuscripts as asked for, newest first, no two with the same address. */
export function writePosts(count: number): Manuscript[] {
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const manuscript = firstUntaken(index, taken)
    taken.add(manuscript.slug)
    return manuscript
  })
}

function firstUntaken(index: number, taken: ReadonlySet<string>): Manuscript {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const manuscript = writePost(diceFor(`manuscript ${index}, attempt ${attempt}`))
    if (!taken.has(manuscript.slug)) return manuscript
  }
  throw new Error(`There are not enough titles for ${taken.size + 1} posts.`)
}

function writePost(dice: Dice): Manuscript {
  const kind = dice.pick(kindsByShare)
  const topic = dice.pick(topics)
  const title = dice.pick(titles[kind])
  const cast = castOf(dice)
  const en = { ...cast.en, one: topic.one, many: topic.many }
  const de = { ...cast.de, many: topic.german.many }
  return {
    kind,
    category: topic.category,
    slug: toSlug(fill(title.en, en)),
    en: {
      title: fill(title.en, en),
      excerpt: fill(dice.pick(english.excerpts), en),
      body: paragraphs(englishOutlines[kind](dice, topic), en),
    },
    de: {
      title: fill(title.de, de),
      excerpt: fill(dice.pick(german.excerpts), de),
      body: paragraphs(germanOutlines[kind](dice, topic), de),
    },
  }
}

/** Who and where: the same people, towns and works in both languages. */
function castOf(dice: Dice) {
  const place = dice.pick(places)
  const person = `${dice.pick(firstNames)} ${dice.pick(lastNames)}`
  const work = dice.pick(works)
  const weekday = dice.pick(weekdays)
  const year = String(dice.between(1908, 1994))
  const decade = `${year.slice(0, 3)}0`
  const count = String(dice.between(4, 90) * 10)
  const shared = { place, person, year, decade, count }
  return {
    en: { ...shared, work: work.en, weekday: weekday.en },
    de: { ...shared, work: work.de, weekday: weekday.de },
  }
}

/** A text before its gaps are filled: paragraphs, each a list of sentences. */
type Outline = string[][]

const englishOutlines: Readonly<Record<PostKind, (dice: Dice, topic: Topic) => Outline>> = {
  essay(dice, { facts }) {
    const { openings, scenes, observations, turns, reflections, quotes, closings } = english
    const [setting = '', visit = ''] = dice.some(scenes, 2)
    const seen = dice.some(observations, 8)
    const thought = dice.some(reflections, 4)
    const said = dice.some(quotes, 2)
    return [
      [dice.pick(openings), facts[0], ...seen.slice(0, 2)],
      [setting, ...seen.slice(2, 4), ...said.slice(0, 1)],
      [dice.pick(turns), facts[1], ...thought.slice(0, 2)],
      ...(dice.chance(0.7) ? [[visit, ...seen.slice(4, 6), ...said.slice(1)]] : []),
      [facts[2], ...seen.slice(6), ...thought.slice(2, 3)],
      [...thought.slice(3), dice.pick(closings)],
    ]
  },
  interview(dice, { facts }) {
    const { scenes, observations, quotes, closings } = english
    return [
      [dice.pick(scenes), facts[0], dice.pick(observations), dice.pick(quotes)],
      ...dice.some(exchanges, 6).flatMap(([question, answer]) => [[question], [answer]]),
      [facts[1], dice.pick(observations), dice.pick(closings)],
    ]
  },
  review(dice, { facts }) {
    const { openings, firstVerdicts, verdicts, lastVerdicts, observations, turns, reflections } =
      english
    const thought = dice.some(reflections, 2)
    const verdict = dice.some(verdicts, 3)
    return [
      [dice.pick(firstVerdicts), dice.pick(openings), facts[0]],
      [...verdict.slice(0, 2), ...dice.some(observations, 2)],
      [dice.pick(turns), facts[1], ...thought.slice(0, 1)],
      [...verdict.slice(2), ...thought.slice(1), dice.pick(lastVerdicts)],
    ]
  },
  news(dice, { facts }) {
    const { leads, scenes, reports, quotes } = english
    const told = dice.some(reports, 4)
    return [
      [dice.pick(leads), ...told.slice(0, 2), facts[0]],
      [dice.pick(scenes), ...told.slice(2), dice.pick(quotes)],
    ]
  },
}

const germanOutlines: Readonly<Record<PostKind, (dice: Dice, topic: Topic) => Outline>> = {
  essay: germanEssay,
  interview: germanEssay,
  review: germanEssay,
  news(dice, topic) {
    const { leads, scenes, reports } = german
    const told = dice.some(reports, 3)
    return [
      [dice.pick(leads), ...told.slice(0, 1), topic.german.facts[0]],
      [dice.pick(scenes), ...told.slice(1)],
    ]
  },
}

function germanEssay(dice: Dice, topic: Topic): Outline {
  const { openings, scenes, observations, turns, reflections, quotes, closings } = german
  const seen = dice.some(observations, 6)
  const thought = dice.some(reflections, 3)
  return [
    [dice.pick(openings), topic.german.facts[0], ...seen.slice(0, 2)],
    [dice.pick(scenes), ...seen.slice(2, 4), dice.pick(quotes)],
    [dice.pick(turns), topic.german.facts[1], ...thought.slice(0, 2)],
    [...seen.slice(4), ...thought.slice(2), dice.pick(closings)],
  ]
}

const paragraphs = (outline: Outline, words: Readonly<Record<string, string>>): string =>
  outline.map((sentences) => fill(sentences.join(' '), words)).join('\n\n')
