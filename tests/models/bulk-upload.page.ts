import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { bulkUploadMachine } from '#machines/bulk-upload'
import { unsavedIn } from '#machines/bulk-upload'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { endRequest, holdRequests } from '../../testing/browser/index.ts'
import type { Words } from '../kit/words.ts'
import { changeConfig } from './kit/change-config.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
  /** The requests that make documents. */
  saves: HeldRequests
}

type Model = PageModel<typeof bulkUploadMachine, World, PanelStage>

/** The library of the magazine, whose pictures need no alternative text. */
export const page: Model = {
  async open({ page, panel }) {
    await changeConfig(page, panel, (config) => ({
      ...config,
      collections: config.collections.map((one) =>
        one.slug === 'media'
          ? {
              ...one,
              fields: one.fields.map((field) =>
                'required' in field ? { ...field, required: false } : field,
              ) as typeof one.fields,
            }
          : one,
      ),
    }))
    const isCreation = /\/api\/media\?/
    const saves = await holdRequests(page, isCreation, (request) => request.method() === 'POST')
    await page.goto(panel.at('/collections/media?locale=en'))
    const world = { page, words: panel.words, saves }
    await expect(opener(world)).toBeVisible()
    return world
  },
  states: {
    idle: async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      await expect(opener(world)).toBeVisible()
      await expect(found(world)).toHaveCount(0)
    },
    found: async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      await expect(found(world)).toBeVisible()
    },
    filling: async (world, { context }) => {
      const { files, asked, refused } = context
      await expect(dialog(world)).toHaveCount(1)
      const told = world.words('bulkUpload.refused', { count: 1 })
      await expect(dialog(world).getByText(told)).toHaveCount(refused.length)
      if (files.length === 0) {
        return expect(dialog(world)).toContainText(world.words('bulkUpload.empty'))
      }
      await expectFiles(world, context)
      const save = button(world, 'bulkUpload.save', { count: unsavedIn(context).length })
      if (asked === null) return expect(save).not.toHaveAttribute('aria-disabled')
      return expect(save).toHaveAttribute('aria-disabled', 'true')
    },
    saving: async (world, { context }) => {
      await expectFiles(world, context)
      await expect(button(world, 'bulk.stop')).toBeVisible()
      await world.saves.expectAsked()
    },
    asking: async (world, { context }) => {
      const title = world.words('bulkUpload.ask.title', { count: unsavedIn(context).length })
      await expect(question(world)).toHaveAccessibleName(title)
    },
    finished: async (world, { context }) => {
      await expectFiles(world, context)
      await expect(world.page.locator('#bulk-upload-end')).toBeVisible()
    },
  },
  events: {
    'user.open': (world) => opener(world).click(),
    'user.add': ({ page }, { files, refused }) => drop(page, [...files, ...refused]),
    'user.choose': (world, { key }) =>
      key === null
        ? button(world, 'bulkUpload.all').click()
        : line(world, named(key)).locator('button').first().click(),
    'user.remove': (world, { key }) =>
      button(world, 'bulkUpload.remove', { name: named(key) }).click(),
    'user.save': (world) => world.page.locator('#bulk-upload-save').click(),
    'user.stop': (world) => button(world, 'bulk.stop').click(),
    'user.close': (world) => button(world, 'app.close').first().click(),
    'user.stay': (world) =>
      question(world)
        .getByRole('button', { name: world.words('bulkUpload.ask.stay') })
        .click(),
    'user.discard': async (world, _, snapshot) => {
      // What hangs is given up with it.
      const name = world.words('bulkUpload.discard')
      if (snapshot.matches('found')) return world.page.getByRole('button', { name }).click()
      return question(world).getByRole('button', { name }).click()
    },
    'user.resume': (world) =>
      world.page.getByRole('button', { name: world.words('bulkUpload.resume') }).click(),
    'journal.found': async ({ page }) => {
      await leaveFile(page)
      await page.reload()
    },
    'document.saved': async ({ page, saves }, { id }) =>
      endRequest(page, await saves.next(), (route) =>
        route.fulfill({ status: 201, json: { doc: { id, updatedAt: new Date().toISOString() } } }),
      ),
    'document.refused': async ({ page, saves }) =>
      endRequest(page, await saves.next(), (route) =>
        route.fulfill({ status: 403, json: { errors: [{ message: 'No.' }] } }),
      ),
  },
  work: {},
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { context } = snapshot
    const event = step.event as { type: string; key?: string | null; files?: { key: string }[] }
    if (event.type === 'user.add') {
      const known = context.files.map(({ key }) => key)
      if (event.files?.some(({ key }) => known.includes(key))) return 'it would be another file'
      return snapshot.matches('asking') ? 'a question is open' : undefined
    }
    if (event.type === 'user.choose' && event.key === null && context.files.length < 2) {
      return 'it is offered from two files on'
    }
    if (event.type === 'journal.found' && !snapshot.matches('idle')) return 'it is found at first'
    if (event.type === 'user.open' && snapshot.matches('found')) return undefined
    return snapshot.can(step.event as never) ? undefined : 'no button'
  },
}

const named = (key: string): string => `${key}.png`

const opener = ({ page, words }: World) =>
  page.getByRole('button', { name: words('bulkUpload.open'), exact: true })

const dialog = ({ page }: World) => page.locator('[role="dialog"][data-state="open"]')

const question = ({ page }: World) => page.getByRole('alertdialog')

const found = ({ page, words }: World) =>
  page.getByText(words('bulkUpload.found', { count: 1 }), { exact: true })

const button = (world: World, ...text: Parameters<Words>) =>
  dialog(world).getByRole('button', { name: world.words(...text), exact: true })

const line = (world: World, name: string) =>
  dialog(world).getByRole('listitem').filter({ hasText: name })

type Context = Parameters<Extract<Model['states']['saving'], CallableFunction>>[1]['context']

async function expectFiles(world: World, { files, asked }: Context): Promise<void> {
  for (const { key, name, state } of files) {
    const look = key === asked ? 'saving' : state === 'unsaved' ? 'ready' : state
    await expect(line(world, name)).toHaveAttribute('data-file-state', look)
  }
}

/** As somebody drops them anywhere on the list, or on what stands over it. */
const drop = (page: Page, files: readonly { name: string }[]): Promise<void> =>
  page.evaluate(
    (names) => {
      const dataTransfer = new DataTransfer()
      for (const name of names) {
        const type = name.endsWith('.png') ? 'image/png' : ''
        const content = name.endsWith('.png') ? [name] : []
        dataTransfer.items.add(new File(content, name, { type }))
      }
      const init = { dataTransfer, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new DragEvent('drop', init))
    },
    files.map(({ name }) => name),
  )

/** What a visit before this one would have left in the browser. */
const leaveFile = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const state = await (await fetch('/api/users/me', { credentials: 'include' })).json()
    const key = `["bulk-upload",${JSON.stringify(`users/${state.user.id}`)},"media"]/left`
    const file = new File(['a.png'], 'a.png', { type: 'image/png' })
    const handle = { handle: 'a', name: file.name, size: file.size, type: file.type }
    const kept = { locale: 'en', files: [{ key: 'a', values: { file: handle }, file }] }
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('stateroom-bulk-upload')
      opening.onerror = () => reject(opening.error)
      opening.onupgradeneeded = () => opening.result.createObjectStore('files')
      opening.onsuccess = () => {
        const writing = opening.result.transaction('files', 'readwrite')
        writing.objectStore('files').put(kept, key)
        writing.oncomplete = () => {
          opening.result.close()
          resolve()
        }
      }
    })
  })
