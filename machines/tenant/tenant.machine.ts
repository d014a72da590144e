import { assign, emit, setup } from 'xstate'
import { toProblemData } from '#problems'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import type {
  Tenant,
  TenantContext,
  TenantEmitted,
  TenantEvent,
  TenantInput,
  TenantSwitch,
} from './tenant.types.ts'

const offers = ({ tenants }: TenantContext, id: string | null): boolean =>
  id === null ? tenants.length !== 1 : tenants.some((tenant) => tenant.id === id)

/** What an event asks for; undefined: nothing. */
const askedBy = (event: TenantEvent): string | null | undefined =>
  event.type === 'user.choose'
    ? event.tenant
    : event.type === 'browser.returned'
      ? event.remembered
      : undefined

/** The tenant whose documents lists show, chosen once for the whole panel. */
export const tenantMachine = setup({
  types: {} as {
    input: TenantInput
    context: TenantContext
    events: TenantEvent
    emitted: TenantEmitted
    tags: 'choice' | 'busy'
  },
  actors: {
    read: required<readonly Tenant[]>('read'),
    switchTo: required<void, TenantSwitch>('switchTo'),
  },
  guards: {
    isNotOffered: ({ context }) => !offers(context, context.chosen),
    hasChoice: ({ context }) => context.tenants.length > 1,
    isAnother: ({ context, event }) => {
      const tenant = askedBy(event)
      return tenant !== undefined && tenant !== context.wanted && offers(context, tenant)
    },
  },
  actions: {
    keepTenants: assign((_, { tenants }: { tenants: readonly Tenant[] }) => ({ tenants })),
    wantOffered: assign({
      wanted: ({ context: { tenants } }) =>
        tenants.length === 1 ? (tenants[0]?.id ?? null) : null,
    }),
    want: assign({ wanted: ({ event }) => askedBy(event) ?? null }),
    keepChosen: assign({ chosen: ({ context }) => context.wanted }),
    keepBefore: assign({ wanted: ({ context }) => context.chosen }),
    announceFailure: emit((_, { thrown }: Thrown) => ({
      type: 'failed',
      problem: toProblemData(thrown),
    })),
  },
}).createMachine({
  id: 'tenant',
  description: 'The tenant whose documents lists show, chosen once for the whole panel.',
  context: ({ input: { remembered } }) => ({
    tenants: [],
    chosen: remembered,
    wanted: remembered,
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read',
        onDone: {
          target: 'judging',
          actions: { type: 'keepTenants', params: ({ event }) => ({ tenants: event.output }) },
        },
        onError: 'unread',
      },
    },
    unread: { on: { 'user.retry': 'reading' } },
    judging: {
      always: [
        { guard: 'isNotOffered', target: 'switching', actions: 'wantOffered' },
        { guard: 'hasChoice', target: 'ready' },
        { target: 'settled' },
      ],
    },
    settled: {},
    ready: {
      tags: 'choice',
      on: {
        'user.choose': { guard: 'isAnother', target: 'switching', actions: 'want' },
        'browser.returned': { guard: 'isAnother', target: 'switching', actions: 'want' },
      },
    },
    switching: {
      tags: ['choice', 'busy'],
      on: {
        'user.choose': {
          guard: 'isAnother',
          target: 'switching',
          reenter: true,
          actions: 'want',
        },
      },
      invoke: {
        src: 'switchTo',
        input: ({ context }) => ({ from: context.chosen, to: context.wanted }),
        onDone: [
          { guard: 'hasChoice', target: 'ready', actions: 'keepChosen' },
          { target: 'settled', actions: 'keepChosen' },
        ],
        onError: [
          {
            guard: 'hasChoice',
            target: 'ready',
            actions: ['keepBefore', { type: 'announceFailure', params: thrown }],
          },
          {
            target: 'settled',
            actions: ['keepBefore', { type: 'announceFailure', params: thrown }],
          },
        ],
      },
    },
  },
})
