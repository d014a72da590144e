import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './account-access.laws.ts'
import { accountAccessMachine } from './account-access.machine.ts'

const unreachable = { 'no server': new Problem('server.unreachable') }

const refused = {
  'used before': new Problem('access.refused'),
  'unknown here': new Problem('document.notFound'),
}

const asked = { 'a code is asked for': new Problem('session.codeRequired') }

const short = new Problem('document.invalid', {
  fields: [{ path: 'password', message: 'Too short.' }],
})

export const plan: Plan<typeof accountAccessMachine> = {
  machine: accountAccessMachine,
  inputs: {
    'a forgotten password': { screen: 'forgotPassword' },
    'the link of an email': { screen: 'resetPassword', token: 'of-an-email' },
    'a new address': { screen: 'verifyEmail', token: 'of-an-email' },
  },
  events: {
    'user.requestLink': {
      'for Ann': { identifier: 'ann@example.com' },
      'for Bob': { identifier: 'bob@example.com' },
    },
    'user.enterCode': { '': { code: '123456' } },
    'user.choosePassword': {
      'twice the same': { password: 'plain-paper-12', again: 'plain-paper-12' },
      'with a slip': { password: 'plain-paper-12', again: 'plain-paper-21' },
    },
  },
  outcomes: {
    requestLink: { done: { '': undefined }, failed: unreachable },
    resetPassword: {
      done: { '': undefined },
      failed: { ...refused, short, ...asked, ...unreachable },
    },
    verifyEmail: { done: { '': undefined }, failed: { ...refused, ...unreachable } },
  },
  laws,
}
