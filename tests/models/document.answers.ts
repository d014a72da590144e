import type { Route } from '@playwright/test'
import type { DocumentData, LoadedDocument } from '#contracts/documents'
import type { documentMachine } from '#machines/document'
import { equal, isNew } from '#machines/document'
import { Problem } from '#problems'
import type { PageModel } from '#testing'
import { withValues } from './document.values.ts'
import type { World } from './document.world.ts'
import { answerChanged, refuse } from './kit/answers.ts'
import { readPage, removePage } from './kit/made-page.ts'
import { endSession } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

type Model = PageModel<typeof documentMachine, World, PanelStage>

/** How the server answers: as it is, with the plan's values in what it says. */
export const work: Model['work'] = {
  load: {
    asked: ({ access }) => access.expectAsked(2),
    done: async (world, loaded, { context }) => {
      for (const route of await world.access.all()) await grant(world, route, loaded)
      if (isNew(context)) return
      await answerChanged<DocumentData>(
        await world.reads.next(),
        world.panel.server.origin,
        (doc) => {
          world.said = withValues(doc, loaded.data)
          return world.said
        },
      )
    },
    failed: async (world, error, { context }) => {
      if (isEnd(error)) await endSession(world)
      const routes = await world.access.all()
      if (!isNew(context)) routes.push(await world.reads.next())
      for (const route of routes) await (isEnd(error) ? route.continue() : route.abort())
    },
  },
  save: {
    asked: ({ saves }) => saves.expectAsked(),
    done: async (world, { data }, { context }) => {
      const { saves, access, panel } = world
      const route = await saves.next()
      // A slug is made of the title, and must be of one document only.
      const body = { ...route.request().postDataJSON(), slug: crypto.randomUUID() }
      await answerChanged<{ doc: DocumentData }>(
        route,
        panel.server.origin,
        (answer) => {
          world.id = Number(answer.doc.id)
          world.deleted = null
          // An answer that was given before has its time, too.
          const isRepeated = world.said !== null && equal(data, context.base)
          if (!isRepeated) world.said = withValues(answer.doc, data)
          return { ...answer, doc: world.said }
        },
        isNew(context) ? { body } : { url: withoutAutosave(route.request().url()) },
      )
      if (context.intent === 'autosave' && !isNew(context)) return
      await access.expectAsked(2)
      for (const route of await access.all()) await grant(world, route, context)
    },
    failed: async (world, error) => {
      await world.store.hold()
      await fail(world, await world.saves.next(), error)
    },
  },
}

/** The server would not know what that is. */
const withoutAutosave = (url: string) => url.replace('&autosave=true', '')

/** Says what this person may do with the document. */
async function grant(
  { panel }: World,
  route: Route,
  { permissions }: Pick<LoadedDocument, 'permissions'>,
) {
  const { _status: status }: DocumentData = route.request().postDataJSON()
  const may = status === 'published' ? permissions.publish : permissions.update
  await answerChanged<object>(route, panel.server.origin, (answer) => ({
    ...answer,
    ...(may ? {} : { create: false, update: false, delete: false }),
  }))
}

const isEnd = (error: unknown) => error instanceof Problem && error.code === 'session.ended'

/** Ends a change that was asked for, as the server would. */
async function fail(world: World, route: Route, error: unknown): Promise<void> {
  const { code, fields = [], current } = error as Problem
  if (code === 'server.unreachable') return route.abort()
  if (code === 'session.ended') {
    await endSession(world)
    return route.continue()
  }
  const { page, panel, id } = world
  if (code === 'document.notFound' && !world.deleted) {
    world.deleted = await readPage(page, panel, id!)
    await removePage(page, panel, id!)
  }
  if (current) {
    const doc = world.deleted ?? (await readPage(page, panel, id!))
    return refuse(route, code, [], { doc: withValues(doc, current) })
  }
  await refuse(route, code, fields.length > 0 ? [{ data: { errors: fields } }] : [])
}
