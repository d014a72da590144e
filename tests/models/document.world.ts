import type { Request } from '@playwright/test'
import { expect } from '@playwright/test'
import type { AdminConfig } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { DocumentInput } from '#machines/document'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { aField } from '../kit/client-config.ts'
import { admin } from '../kit/magazine.ts'
import { changeConfig } from './kit/change-config.ts'
import type { HeldStore } from './kit/held-store.ts'
import { holdStore } from './kit/held-store.ts'
import { makePage } from './kit/made-page.ts'
import { comesAs } from './kit/people.ts'
import { Rows } from './kit/rows.ts'
import type { Visitor } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

/** A page of the magazine on the screen, and all that it asks for, which hangs. */
export interface World extends Visitor {
  rows: Rows
  reads: HeldRequests
  access: HeldRequests
  saves: HeldRequests
  store: HeldStore
  /** null: nobody has saved it yet. */
  id: number | null
  /** What it said when somebody else deleted it; null: it is there. */
  deleted: DocumentData | null
  /** What the server has said of it last; null: nothing yet. */
  said: DocumentData | null
}

export async function open(
  { page, panel }: PanelStage,
  { ref, autosaveMs }: DocumentInput,
): Promise<World> {
  const { at, server, words } = panel
  await comesAs(page, panel, admin)
  await changeConfig(page, panel, (config) => withPlan(config, autosaveMs))
  const isCreated = ref.kind === 'collection' && ref.id === null
  const id = isCreated ? null : await makePage(page, panel, { sections: [{ heading: 'A' }] })
  const hold = (path: string, ...methods: string[]) =>
    holdRequests(page, new RegExp(`/api/pages${path}(\\?|$)`), hasMethod(methods))
  const world = {
    page,
    panel,
    rows: new Rows(page, words, 'sections'),
    reads: await hold('/\\d+', 'GET'),
    access: await hold('/access(/\\d+)?', 'POST'),
    saves: await hold('(/\\d+)?', 'POST', 'PATCH'),
    store: await holdStore(page, 'keep'),
    id,
    deleted: null,
    said: null,
    hasSession: true,
  }
  await page.goto(`${server.url}/collections/pages/${id ?? 'create'}`)
  expect(page.url()).toBe(at(`/collections/pages/${id ?? 'create'}`))
  return world
}

/** Only this page knows that its documents save themselves, and that any of them may be sent. */
const withPlan = (config: Extract<AdminConfig, { kind: 'signedIn' }>, autosave: number | null) => ({
  ...config,
  collections: config.collections.map((entity) =>
    entity.slug === 'pages'
      ? {
          ...entity,
          drafts: { autosave },
          fields: [sizesField, ...entity.fields.map(withoutRules)],
        }
      : entity,
  ),
})

/** Where something can be half typed; the server has no such field. */
export const sizesField = aField('number', 'sizes', { label: 'Sizes', hasMany: true })

/** Whether a save is refused is what the plan says, and the browser does not say it before. */
const withoutRules = (field: ClientField) => ({ ...field, ...noRules }) as ClientField

const noRules = { required: false, minLength: undefined }

const hasMethod = (methods: readonly string[]) => (request: Request) =>
  methods.includes(request.method())
