import type { Route } from '@playwright/test'
import type { Fault, Trial } from '../cases.ts'
import { judgeKept } from '../judge.ts'
import type { Place } from '../site-fields.ts'
import type { Subject } from '../subject.ts'
import { isKept, shown } from '../values.ts'
import type { Verdict } from '../verdict.ts'
import { failed } from '../verdict.ts'
import type { Desk } from './desk.ts'
import { anotherValue, atDesk, notApplicable } from './desk.ts'

type FaultTrial = Extract<Trial, { kind: 'fault' }>

/** Somebody's work on a field while something goes wrong. */
interface Work extends Desk {
  subject: Subject
  place: Place
  typed: unknown
}

/** What goes wrong with a save, and how it ends. */
interface Trouble {
  /** Until the panel has heard of it, or waits. */
  begin: (work: Work) => Promise<void>
  end: (work: Work) => Promise<void>
}

/**
 * While something is wrong, what was typed stays in the form and the panel doesn't say that it is saved.
 * Afterwards it gets saved.
 */
export async function tryFault(subject: Subject, { fault }: FaultTrial): Promise<Verdict> {
  const { place } = subject
  if (!place) return notApplicable
  const { begin, end } = troubles[fault]
  return atDesk(
    subject,
    async (desk) => {
      const typed = anotherValue(subject, place, await desk.form.value(place))
      if (typed === undefined || !(await desk.form.mayType(place))) return notApplicable
      const work = { ...desk, subject, place, typed }
      desk.panel.note(subject.site.strongest.role, 'FAULT', fault)
      await desk.form.type(place, typed)
      await begin(work)
      const during = await judgeDuring(work, fault)
      await end(work)
      return during ?? judgeAfterwards(work, fault)
    },
    { isApart: fault === '401' },
  )
}

async function judgeDuring({ form, place, typed }: Work, fault: Fault): Promise<Verdict | null> {
  if (!(await form.shows(place, typed))) {
    const got = shown(await form.value(place))
    return failed('faultText', { fault, sent: shown(typed), got })
  }
  return (await form.claimsSaved()) ? failed('faultSaid', { fault, says: await form.says() }) : null
}

async function judgeAfterwards(work: Work, fault: Fault): Promise<Verdict> {
  const { form, place, stored, subject, typed } = work
  if (!(await form.shows(place, typed))) {
    const got = shown(await form.value(place))
    return failed('faultText', { fault, sent: shown(typed), got })
  }
  if (!(await form.claimsSaved())) await form.saveAgain()
  if (!(await form.isSaved())) return failed('faultUnsaved', { fault, says: await form.says() })
  return judgeKept(subject.entity, place, typed, await stored(place))
}

/** Ends the save in the way of a server, a proxy or a network, until somebody makes it well again. */
function answered(answer: (route: Route) => Promise<void>): Trouble {
  return {
    begin: async ({ form }) => {
      await form.answerSaves(answer)
      await form.save()
    },
    end: ({ form }) => form.answerSaves(null),
  }
}

const refused = (status: number) =>
  answered((route) => route.fulfill({ status, json: { errors: [{ message: 'No.' }] } }))

const troubles: Record<Fault, Trouble> = {
  late: late(),
  // The server has saved it, and nobody hears of it.
  lost: answered(async (route) => {
    await route.fetch()
    await route.abort()
  }),
  '401': {
    begin: async ({ form, page }) => {
      await page.context().clearCookies()
      await form.save()
    },
    end: ({ form, subject }) => form.signIn(subject.site.strongest.login),
  },
  '409': refused(409),
  '413': refused(413),
  '423': refused(423),
  '500': refused(500),
  twoTabs: {
    begin: async ({ form, id, panel, place, subject, typed }) => {
      const { entity, site } = subject
      const page = await panel.page(site.strongest)
      const other = panel.form(site.strongest, page, entity, id)
      await other.open()
      await other.type(place, anotherValue(subject, place, typed))
      await other.save()
      await other.isSaved()
      await other.close()
      await form.save()
    },
    end: ({ form }) => form.keepOwn(),
  },
  killed: {
    begin: async ({ form, panel }) => {
      await panel.server.kill()
      await form.save()
    },
    end: ({ panel }) => panel.server.start(),
  },
  reloaded: {
    begin: async ({ form, panel }) => {
      await panel.server.kill()
      await form.save()
      await form.isKeptOnDevice()
    },
    end: async ({ form, panel, place, stored, typed }) => {
      await panel.server.start()
      await form.reload()
      await form.recover(place, typed)
      // The panel's own retry may have come through just before the page was left.
      const isStored = isKept(typed, await stored(place))
      if (isStored && !(await form.shows(place, typed))) await form.reload()
    },
  },
}

/** An answer that comes after somebody has looked. */
function late(): Trouble {
  let release = () => {}
  return {
    begin: async ({ form }) => {
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await form.answerSaves(async (route) => {
        await held
        await route.continue()
      })
      const begins = form.saveBegins()
      await form.pressSave()
      await begins
    },
    end: async ({ form }) => {
      const ends = form.saveEnds()
      release()
      await ends
      await form.settles()
      await form.answerSaves(null)
    },
  }
}
