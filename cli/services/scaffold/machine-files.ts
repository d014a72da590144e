import { pageFiles } from './page-files.ts'

/** The files of a new machine: its chart, its plan, and what it does for review. */
export function machineFiles(name: string, folder: string): Record<string, string> {
  const { file, machine, path, title } = namesOf(name, folder)
  return {
    [`${path}.machine.ts`]: chart(name, title, machine),
    [`${path}.plan.ts`]: plan(file, machine),
    [`${path}.behavior.txt`]: behavior(name),
  }
}

/** What tests such a machine in a browser. */
export const machinePageFiles = (name: string, folder: string): Record<string, string> =>
  pageFiles(namesOf(name, folder))

function namesOf(name: string, folder: string) {
  const file = kebab(name)
  return {
    file,
    machine: `${name}Machine`,
    path: `${folder}/${file}/${file}`,
    title: name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  }
}

/** `photoUpload` as the name of a file. */
export const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const chart = (
  name: string,
  title: string,
  machine: string,
) => `import { assign, fromPromise, setup } from 'xstate'

type Thrown = { thrown: unknown }

/** Sends a form: it's filled in, sent, and either done or failed and sent again. */
export const ${machine} = setup({
  types: {} as {
    input: { isOpen: boolean }
    context: { isOpen: boolean; value: string; reason: string }
    events: { type: 'user.change'; value: string } | { type: 'user.send' } | { type: 'user.reset' }
  },
  actors: {
    /** Provided by whoever starts the machine: a request, for example. */
    send: fromPromise<void, string>(() => Promise.reject(new Error('Provide "send".'))),
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
    isFilledIn: ({ context }) => context.value.trim() !== '',
  },
  actions: {
    keepValue: assign(({ context, event }) => ({
      value: event.type === 'user.change' ? event.value : context.value,
    })),
    forgetValue: assign({ value: '' }),
    keepReason: assign((_, { thrown }: Thrown) => ({
      reason: thrown instanceof Error ? thrown.message : String(thrown),
    })),
    forgetReason: assign({ reason: '' }),
  },
}).createMachine({
  id: '${name}',
  description: 'The form of the ${title}: filled in, sent, done or failed.',
  context: ({ input }) => ({ ...input, value: '', reason: '' }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'user.change': { guard: 'isOpen', actions: 'keepValue' },
        'user.send': { guard: 'isFilledIn', target: 'sending' },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.value,
        onDone: 'done',
        onError: {
          target: 'failed',
          actions: { type: 'keepReason', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    failed: {
      exit: 'forgetReason',
      on: {
        'user.change': { target: 'editing', actions: 'keepValue' },
        'user.send': 'sending',
      },
    },
    done: { on: { 'user.reset': { target: 'editing', actions: 'forgetValue' } } },
  },
})
`

const plan = (file: string, machine: string) => `import type { Plan } from 'stateroom-admin/testing'
import { always, never, runs } from 'stateroom-admin/testing'
import { ${machine} } from './${file}.machine.ts'

/** Test data. \`stateroom test --dir machines\` builds the paths from it, and \`stateroom mutate\` measures them. */
export const plan: Plan<typeof ${machine}> = {
  machine: ${machine},
  inputs: {
    'an open form': { isOpen: true },
    'a closed form': { isOpen: false },
  },
  events: {
    'user.change': {
      'an address': { value: 'ann@example.com' },
      spaces: { value: '  ' },
    },
  },
  outcomes: {
    send: {
      done: { accepted: undefined },
      failed: { 'no network': new Error('no network') },
    },
  },
  laws: {
    'an empty form is never sent': never(
      (seen) => seen.is('sending') && seen.now.value.trim() === '',
    ),
    'a closed form stays empty': always((seen) => seen.now.isOpen || seen.now.value === ''),
    'only a failed form has a reason': always(
      (seen) => (seen.now.reason !== '') === seen.is('failed'),
    ),
    'nobody waits for an answer that has come': always(
      (seen) => seen.is('sending') === runs('send')(seen),
    ),
  },
}
`

/** What `stateroom test --accept` writes of the chart above. */
const behavior = (name: string) => `# ${name}


## start
begins (a closed form) · → editing · isOpen: ⇒ false · reason: ⇒ "" · value: ⇒ ""
begins (an open form) · → editing · isOpen: ⇒ true · reason: ⇒ "" · value: ⇒ ""

## done
user.reset · → editing · value: "ann@example.com" ⇒ ""
ignores user.change (an address, spaces), user.send

## editing
user.change (an address) · stays · value: "" ⇒ "ann@example.com" · +2 #1w1wne
user.change (an address, spaces), user.send · ignored
user.change (spaces) · stays · value: "" ⇒ "  " · +2 #13aoea4
user.send · → sending · asks send "ann@example.com"
ignores user.reset

## failed
user.change (an address) · → editing · reason: "no network" ⇒ ""
user.change (spaces) · → editing · reason: "no network" ⇒ "" · value: "ann@example.com" ⇒ "  "
user.send · → sending · asks send "ann@example.com" · reason: "no network" ⇒ ""
ignores user.reset

## sending
send done (accepted) · → done
send failed (no network) · → failed · reason: "" ⇒ "no network"
ignores user.change (an address, spaces), user.reset, user.send
`
