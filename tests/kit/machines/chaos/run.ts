import { SimulatedClock } from 'xstate'
import type { DocumentData } from '#config-schema'
import type { Edit } from '#machines/document'
import { at, rowsAt } from '#machines/document'
import type { JournalRecord } from '#machines/recovery'
import { aLink, linkedPost } from '../document.ts'
import type { Random } from '../random.ts'
import { differing } from './leaves.ts'
import { oracleOf } from './oracle.ts'
import type { Fate } from './server.ts'
import { chaosServer, fates } from './server.ts'
import type { Question, Visit } from './visit.ts'
import { flushed, startVisit } from './visit.ts'

export interface ChaosRun {
  /** What went wrong, in words; nothing: all is well. */
  wrong: string[]
  /** What happened, in order, to be read when something went wrong. */
  story: string[]
  counts: Record<string, number>
}

const first: DocumentData = {
  ...linkedPost('a', 'b', 'c'),
  meta: { description: 'About' },
  _status: 'draft',
}

/** One editor, one server, one other editor, and everything that can go wrong between them. */
export async function chaosRun(random: Random): Promise<ChaosRun> {
  const clock = new SimulatedClock()
  const now = () => clock.now()
  const server = chaosServer(first)
  const store = new Map<string, JournalRecord>()
  const oracle = oracleOf(now)
  const autosaveMs = random.oneOf([null, 2000])
  const wrong: string[] = []
  const story: string[] = []
  const counts: Record<string, number> = {}
  let question: Question | null = null
  let visits = 0
  let words = 0

  const tell = (what: string) => {
    const kind = what.split(':')[0]!
    counts[kind] = (counts[kind] ?? 0) + 1
    story.push(`${now()} ms ${what}`)
  }
  const word = () => String.fromCharCode(97 + (words++ % 26))
  const blame = (what: string) => {
    wrong.push(what)
    story.push(`${now()} ms WRONG ${what}`)
  }

  function open(): Visit {
    visits += 1
    return startVisit({
      clock,
      key: `visit ${visits}`,
      autosaveMs,
      read: server.data,
      store,
      writing: random.below(40),
      onAsk(asked) {
        tell(
          `ask: ${asked.request.intent} ${JSON.stringify(asked.request.changes)} on ${asked.request.base}`,
        )
        if (question) blame('two requests at a time')
        const strange = oracle.strange(asked.request, visit.context().base)
        if (strange.length > 0) blame(`R3 sent without having been touched: ${strange}`)
        question = asked
      },
    })
  }

  let visit = open()
  await flushed()

  /** Something this editor does to the values. */
  function act(what: string, does: () => void, onlyTouched = false) {
    const before = visit.values()
    does()
    const after = visit.values()
    tell(`${what}: ${differing(before, after)}`)
    if (onlyTouched) {
      const untouched = oracle.untouchedIn(before, after)
      if (untouched.length > 0) blame(`R3 ${what} changed what was never touched: ${untouched}`)
    }
    const { base, sent } = visit.context()
    const isSaving = visit.state().matches({ open: 'saving' })
    oracle.edited(before, after, isSaving ? [base, sent] : [base])
  }

  const edit = (edit: Edit) =>
    act(edit.change ?? 'value', () => visit.document.send({ type: 'user.edit', ...edit }))

  const linksOf = (data: DocumentData) => rowsAt(data, 'links')

  function typeSomewhere() {
    const index = random.below(Math.max(1, linksOf(visit.values()).length))
    const path = random.oneOf(['title', 'slug', 'meta.description', `links.${index}.label`])
    if (path.startsWith('links') && linksOf(visit.values()).length === 0) return
    edit({ path, value: `${at(visit.values(), path) ?? ''}${word()}`, at: now() })
  }

  function changeRows() {
    const { length } = linksOf(visit.values())
    const [index, to] = [random.below(length + 1), random.below(Math.max(1, length))]
    const change = random.oneOf(['insertRow', 'removeRow', 'moveRow'] as const)
    if (change === 'insertRow') {
      edit({ change, path: 'links', index, row: aLink(`mine ${words++}`) })
    } else if (change === 'removeRow') edit({ change, path: 'links', index })
    else {
      oracle.moved()
      edit({ change, path: 'links', from: index, to })
    }
  }

  function step() {
    const type = random.oneOf(['user.undo', 'user.redo'] as const)
    oracle.moved()
    act(type, () => visit.history.send({ type, values: visit.values() }), true)
  }

  function otherWrites() {
    const before = server.data()
    const links = linksOf(before) as DocumentData[]
    const row = links[random.below(Math.max(1, links.length))]
    const word = `theirs ${words++}`
    const label = () => links.map((link) => (link === row ? { ...link, label: word } : link))
    const writes: (() => DocumentData)[] = [
      () => ({ title: word }),
      () => ({ slug: word }),
      () => ({ meta: { description: word } }),
      () => ({ links: label() }),
      () => ({ links: links.filter((link) => link !== row) }),
      () => ({ links: links.toSpliced(random.below(links.length + 1), 0, aLink(word)) }),
      () => ({ links: links.toReversed() }),
    ]
    server.write(random.oneOf(writes)())
    tell(`other: ${differing(before, server.data())}`)
    oracle.overwritten(before, server.data())
  }

  /** The request comes to the server. */
  function arrive(fate: Fate) {
    if (!question || question.result) return
    const { result, isHidden } = server.answer(question.request, fate)
    question.result = result
    tell(`arrive: ${fate}${isHidden ? ', and is written' : ''}`)
  }

  /** The answer comes to the editor. */
  async function deliver() {
    if (!question?.result) return
    const { result, resolve, reject } = question
    question = null
    try {
      resolve(result())
    } catch (thrown) {
      reject(thrown)
    }
    await flushed()
    tell(`answer: ${JSON.stringify(visit.state().value)} ${visit.context().problem?.code ?? ''}`)
  }

  async function wait(ms: number) {
    for (let left = ms; left > 0; ) {
      const slice = Math.min(left, ms - left < 300 ? 20 : 1000)
      clock.increment(slice)
      await flushed()
      left -= slice
    }
    tell(`wait: ${ms}`)
  }

  function save() {
    const intent = random.oneOf(['draft', 'draft', 'publish', 'unpublish'] as const)
    tell(`save: ${intent}`)
    visit.document.send({ type: 'user.save', intent })
  }

  function decide() {
    const { conflicts } = visit.context()
    if (conflicts.length === 0) return
    const { place } = random.oneOf(conflicts)
    const side = random.oneOf(['mine', 'theirs'] as const)
    oracle.moved()
    act(`choose ${side}`, () => visit.document.send({ type: 'user.choose', place, side }))
  }

  async function crash() {
    if (random.chance(0.5)) arrive(random.oneOf(['fine', 'lost before'] as const))
    visit.crash()
    question = null
    const unkept = oracle.unkept(server.data(), [...store.values()])
    if (unkept.length > 0) blame(`DOC-13 not kept when the tab was gone: ${JSON.stringify(unkept)}`)
    oracle.crashed(server.data(), [...store.values()])
    tell(`crash: ${[...store.keys()]}`)
    visit = open()
    await flushed()
    await recover()
  }

  async function recover() {
    while (visit.recovery.getSnapshot().matches('found')) {
      visit.recovery.send({ type: 'user.review', current: visit.values() })
      for (const { place } of visit.recovery.getSnapshot().context.differences) {
        if (random.chance(0.2)) visit.recovery.send({ type: 'user.choose', place, side: 'theirs' })
      }
      const { left, records } = visit.recovery.getSnapshot().context
      oracle.forgive(left.map((place) => place.join('/')))
      for (const row of left) oracle.forgive(rowLeaves(records[0], row.join('/')))
      act(
        `recover ${records[0]?.key}`,
        () => visit.recovery.send({ type: 'user.recover', current: visit.values() }),
        true,
      )
      for (let ms = 0; ms < 400; ms += 20) {
        clock.increment(20)
        await flushed()
      }
    }
  }

  function check() {
    const state = visit.state()
    const lost = oracle.lost(server.data())
    if (state.matches({ open: 'settled' }) && lost.length > 0) {
      blame(`says it is saved, and is not: ${JSON.stringify(lost)}`)
      oracle.forgive(lost.map(({ place }) => place))
    }
    const unkept = oracle.unkept(server.data(), [...store.values()])
    if (unkept.length > 0) blame(`DOC-13 not in the journal: ${JSON.stringify(unkept)}`)
  }

  const fateNames = Object.keys(fates) as Fate[]
  const happenings: [number, () => void | Promise<void>][] = [
    [10, typeSomewhere],
    [4, changeRows],
    [3, step],
    [4, save],
    [3, otherWrites],
    [6, () => arrive(random.chance(0.5) ? 'fine' : random.oneOf(fateNames))],
    [6, deliver],
    [6, () => wait(random.oneOf([10, 60, 200, 400]))],
    [2, () => wait(random.oneOf([2100, 5000, 31_000]))],
    [3, decide],
    [1, () => visit.document.send({ type: 'session.renewed' })],
    [1, () => visit.document.send({ type: 'browser.online' })],
    [1, crash],
  ]
  const bag = happenings.flatMap(([weight, happening]) => Array(weight).fill(happening))

  for (let index = 0; index < 40 && wrong.length === 0; index += 1) {
    await random.oneOf(bag as (() => void | Promise<void>)[])()
    await flushed()
    check()
  }

  // All faults cease, and everything is saved.
  for (let round = 0; round < 30 && wrong.length === 0 && !isSettled(visit); round += 1) {
    arrive('fine')
    await deliver()
    while (visit.context().conflicts.length > 0) decide()
    visit.document.send({ type: 'session.renewed' })
    visit.document.send({ type: 'browser.online' })
    if (visit.state().matches({ open: 'unsaved' })) {
      visit.document.send({ type: 'user.save', intent: 'draft' })
      visit.document.send({ type: 'user.save', intent: visit.context().intent })
    }
    await flushed()
  }
  tell(`end: ${JSON.stringify(visit.state().value)}`)
  if (wrong.length === 0) {
    if (!isSettled(visit)) blame('is never saved')
    check()
  }
  visit.crash()
  return { wrong, story, counts }
}

const isSettled = (visit: Visit) => visit.state().matches({ open: 'settled' })

/** The leaves of a row that was left as it is. */
const rowLeaves = (record: JournalRecord | undefined, row: string): string[] =>
  record
    ? [...differing({}, record.values), ...differing({}, record.base)].filter((place) =>
        place.startsWith(`${row}/`),
      )
    : []
