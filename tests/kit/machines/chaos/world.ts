import { SimulatedClock } from 'xstate'
import type { DocumentData } from '#contracts/documents'
import { rowsAt } from '#machines/document'
import type { JournalRecord } from '#machines/recovery'
import { linkedPost } from '../document.ts'
import type { Random } from '../random.ts'
import { differing, leavesOf } from './leaves.ts'
import { oracleOf } from './oracle.ts'
import { chaosServer } from './server.ts'
import { storyOf } from './story.ts'
import type { Question, Visit } from './visit.ts'
import { flushed, startVisit } from './visit.ts'

export type World = Awaited<ReturnType<typeof startWorld>>

const first: DocumentData = {
  ...linkedPost('a', 'b', 'c'),
  meta: { description: 'About' },
  _status: 'draft',
}

/** One editor, one server, one browser's store, and an oracle that knows what was typed. */
export async function startWorld(random: Random) {
  const clock = new SimulatedClock()
  const now = () => clock.now()
  const server = chaosServer(first)
  const store = new Map<string, JournalRecord>()
  const oracle = oracleOf(now)
  const story = storyOf(now)
  const autosaveMs = random.oneOf([null, 2000])
  let visits = 0
  let words = 0

  function open(): Visit {
    visits += 1
    return startVisit({
      clock,
      key: `visit ${visits}`,
      autosaveMs,
      read: server.data,
      store,
      writing: random.below(40),
      onAsk: hear,
    })
  }

  function hear(asked: Question) {
    const { intent, changes, base } = asked.request
    story.tell(`ask: ${intent} ${JSON.stringify(changes)} on ${base}`)
    if (world.question) story.report('two requests at a time')
    const strange = oracle.strange(asked.request, world.visit.context().base)
    if (strange.length > 0) story.report(`R3 sent without having been touched: ${strange}`)
    world.question = asked
  }

  const world = {
    random,
    clock,
    server,
    store,
    oracle,
    story,
    open,
    visit: open(),
    /** The request that has not been answered. */
    question: null as Question | null,
    records: () => [...store.values()],
    links: () => linksOf(world.visit.values()),
    /** No two are the same for a while. */
    letter: () => String.fromCharCode(97 + (words++ % 26)),
    word: (whose: string) => `${whose} ${words++}`,

    /** Something this editor does to the values. */
    act(what: string, does: () => void, onlyTouched = false) {
      const before = world.visit.values()
      does()
      const after = world.visit.values()
      story.tell(`${what}: ${differing(before, after)}`)
      if (onlyTouched) {
        const untouched = oracle.untouchedIn(before, after)
        if (untouched.length > 0)
          story.report(`R3 ${what} changed what was never touched: ${untouched}`)
      }
      const { base, sent, unanswered } = world.visit.context()
      const isSaving = world.visit.state().matches({ open: 'saving' })
      oracle.edited(before, after, {
        versions: isSaving ? [base, sent] : [base],
        arrived: unanswered.map(leavesOf),
        stored: leavesOf(server.data()),
      })
    },

    /** Time goes by: slowly at first, where the journal is at work. */
    async pass(ms: number) {
      for (let left = ms; left > 0; ) {
        const slice = Math.min(left, ms - left < 300 ? 20 : 1000)
        clock.increment(slice)
        await flushed()
        left -= slice
      }
    },
  }
  await flushed()
  return world
}

export const linksOf = (data: DocumentData) => rowsAt(data, 'links') as DocumentData[]
