import { Box } from 'ink'
import { render } from 'ink-testing-library'
import { expect, onTestFinished, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { Problem } from '#problems'
import { loadTexts } from '../../../cli/kit/texts.ts'
import type { Answers, CreateInput } from '../../../cli/machines/create/index.ts'
import { createMachine } from '../../../cli/machines/create/index.ts'
import { CreateScreen } from '../../../cli/screens/create/CreateScreen.tsx'

const [down, enter, esc, ctrlC, backspace] = ['\u001B[B', '\r', '\u001B', '\u0003', '\u007F']

/** The wizard in a terminal of this width, and what it wrote. */
async function aWizard(given: CreateInput['given'] = {}, { columns = 80, language = 'en' } = {}) {
  const written: Answers[] = []
  const machine = createMachine.provide({
    actors: {
      checkFolder: fromPromise(async ({ input }) => {
        if (input === 'taken') throw new Problem('create.notEmpty', { details: { path: '/taken' } })
      }),
      write: fromPromise(async ({ input }) => void written.push(input)),
    },
  })
  const create = createActor(machine, { input: { given } })
  const text = await loadTexts({ LANG: language })
  create.start()
  const screen = render(
    <Box width={columns}>
      <CreateScreen create={create} text={text} />
    </Box>,
  )
  onTestFinished(() => screen.unmount())
  const shows = (frame: string | RegExp) => expect.poll(() => screen.lastFrame()).toMatch(frame)
  const press = (key: string) => screen.stdin.write(key)
  await expect.poll(() => screen.stdin.listenerCount('readable')).toBeGreaterThan(0)
  return { create, press, screen, shows, written }
}

test('CLI-1 the wizard asks for folder, template and languages, and writes after the review', async () => {
  const { create, press, screen, shows, written } = await aWizard()
  await shows(/Folder my-site/)
  press('-2')
  await shows(/my-site-2/)
  press(backspace)
  await shows(/my-site-[^2]/)
  press(enter)
  await shows(/› blank/)
  press(down)
  await shows(/› magazine/)
  press(enter)
  await shows(/Languages en/)
  press(', de')
  await shows(/Languages en, de/)
  press(enter)
  await shows(/Enter to create the project/)
  expect(screen.lastFrame()).toBe(
    [
      'New Stateroom project',
      'Folder my-site-',
      'Template magazine',
      'Languages en, de',
      'Enter to create the project, Esc to go back, Ctrl-C to stop',
    ].join('\n'),
  )
  expect(written).toEqual([])
  press(enter)
  await expect.poll(() => create.getSnapshot().value).toBe('written')
  expect(written).toEqual([{ folder: 'my-site-', template: 'magazine', languages: ['en', 'de'] }])
})

test('CLI-1 an answer that can’t be used is refused with a sentence, and asked again', async () => {
  const { press, shows } = await aWizard({ template: 'shop' })
  await shows(/Folder my-site/)
  press('|')
  await shows(/my-site\|/)
  press(enter)
  await shows(/“my-site\|” can’t be the name of a folder/)
  press('\u0015')
  press('taken')
  await shows(/Folder taken/)
  press(enter)
  await shows(/\/taken already exists and isn’t an empty folder/)
  press('\u0015')
  press('garden\r')
  await shows(/Languages en/)
  press(' klingonisch')
  await shows(/klingonisch/)
  press(enter)
  await shows(/“klingonisch” isn’t a language code/)
})

test('CLI-1 Esc goes back to the last question that was asked, and from the first one stops', async () => {
  const { create, press, shows } = await aWizard({ template: 'docs' })
  await shows(/Folder my-site/)
  press(enter)
  await shows(/Languages en/)
  press(esc)
  await expect.poll(() => create.getSnapshot().value).toBe('folder')
  press(esc)
  await expect.poll(() => create.getSnapshot().value).toBe('canceled')
})

test.each(['folder', 'template', 'languages', 'review'])(
  'CLI-1 Ctrl-C at the %s stops, and nothing is written',
  async (state) => {
    const { create, press, screen, written } = await aWizard()
    for (const before of ['folder', 'template', 'languages', 'review']) {
      await expect.poll(() => create.getSnapshot().value).toBe(before)
      if (before === state) break
      create.send({
        type: 'user.answer',
        value: before === 'folder' ? 'x' : before === 'template' ? 'blank' : 'en',
      })
    }
    press(ctrlC)
    await expect.poll(() => create.getSnapshot().value).toBe('canceled')
    await expect.poll(() => screen.lastFrame()).toBe('New Stateroom project')
    expect(written).toEqual([])
  },
)

test('CLI-1 at 40 columns every line fits, in German, too', async () => {
  const { press, screen, shows } = await aWizard({}, { columns: 40, language: 'de_DE' })
  await shows(/Ordner my-site/)
  press(enter)
  await shows(/› blank/)
  expect(screen.lastFrame()).toBe(
    [
      'Neues Stateroom-Projekt',
      'Ordner my-site',
      'Vorlage',
      '› blank Seiten und Benutzer',
      '  magazine Beiträge, Autoren,',
      'Kategorien, Medien',
      '  shop Produkte, Bestellungen,',
      'Kategorien, Medien',
      '  docs Seiten in Abschnitten, Navigation',
      'Pfeiltasten: bewegen, Enter: wählen,',
      'Esc: zurück, Strg-C: beenden',
    ].join('\n'),
  )
})
