import type { Trial } from '../cases.ts'
import { judgeKept } from '../judge.ts'
import type { Person } from '../person.ts'
import type { Place } from '../site-fields.ts'
import type { Subject } from '../subject.ts'
import { dataFor, save } from '../subject.ts'
import { isKept, shown } from '../values.ts'
import type { Verdict } from '../verdict.ts'
import { failed, passed, unforeseen } from '../verdict.ts'
import type { Desk } from './desk.ts'
import { anotherValue, before, notApplicable, panelOf } from './desk.ts'

type LockTrial = Extract<Trial, { kind: 'lock' }>

interface Two {
  subject: Subject
  place: Place
  colleague: Person
  /** Of the one who edits first. */
  first: Desk
  second: Desk
}

/** Two people before one document: the second is told, can't save, and may take over. */
export async function tryLock(subject: Subject, { step }: LockTrial): Promise<Verdict> {
  const { place, site } = subject
  if (!place) return notApplicable
  const made = await save(subject, dataFor(subject))
  if (made.status >= 300) return unforeseen(made)
  const { id } = made
  const { colleague } = panelOf(subject)
  return before(
    subject,
    id,
    async (first) => {
      if (!(await first.form.mayType(place))) return notApplicable
      const typed = anotherValue(subject, place, await first.form.value(place))
      if (typed === undefined) return notApplicable
      const locked = first.form.locks()
      await first.form.type(place, typed)
      await locked
      const work = (second: Desk) => {
        const two = { subject, place, colleague, first, second }
        return step === 'told' ? tellSecond(two) : takeOver(two, typed)
      }
      return before(subject, id, work, { person: colleague })
    },
    { person: site.strongest },
  )
}

async function tellSecond({ first, place, second, subject }: Two): Promise<Verdict> {
  const { form } = second
  const { strongest } = subject.site
  const told = await form.lockNotice()
  if (told === null) return failed('lockUntold')
  const names = await namesOf(strongest)
  if (!names.some((name) => told.includes(name))) return failed('lockNameless', { says: told })

  await form.viewOnly()
  if (await form.mayType(place)) return failed('lockOpen')
  const now = await first.stored(place)
  await form.pressSave()
  await form.settles()
  const after = await first.stored(place)
  return isKept(now, after)
    ? passed
    : failed('lockOverwritten', { sent: shown(now), got: shown(after) })
}

async function takeOver(
  { colleague, first, place, second, subject }: Two,
  typed: unknown,
): Promise<Verdict> {
  const { form } = second
  if ((await form.lockNotice()) === null) return failed('lockUntold')
  await form.takeOver()
  const theirs = anotherValue(subject, place, typed)
  if (!(await form.mayType(place))) return failed('lockShut')
  await form.type(place, theirs)
  await form.save()
  if (!(await form.isSaved())) return failed('lockUnsaved', { says: await form.says() })
  const kept = judgeKept(subject.entity, place, theirs, await second.stored(place))
  if (kept.kind !== 'passed') return kept

  const told = await first.form.lockNotice()
  if (told === null) return failed('lockLostUntold')
  const names = await namesOf(colleague)
  if (!names.some((name) => told.includes(name))) return failed('lockNameless', { says: told })
  const isShown = told.includes(String(typed)) || (await first.form.shows(place, typed))
  if (!isShown) return failed('lockText', { sent: shown(typed) })

  await first.form.viewOnly()
  const stored = await second.stored(place)
  if (!isKept(theirs, stored)) {
    return failed('lockOverwritten', { sent: shown(theirs), got: shown(stored) })
  }
  // Whoever comes back finds it, too.
  await form.leave()
  await first.form.reload()
  const isBack = (await first.form.comesToShow(place, typed)) || (await first.form.offersRecovery())
  return isBack ? passed : failed('lockText', { sent: shown(typed) })
}

/** What a person may be called, as their own document has it. */
async function namesOf(person: Person): Promise<string[]> {
  const { body } = await person.get(`/${person.collection}/me?depth=0`)
  return Object.entries(Object(body.user)).flatMap(([key, value]) =>
    typeof value === 'string' && value.length > 2 && !unnamed.includes(key) ? [value] : [],
  )
}

/** These say the same of many. */
const unnamed = ['collection', 'role', 'roles', 'createdAt', 'updatedAt']
