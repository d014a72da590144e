import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './image-edit.laws.ts'
import { imageEditMachine } from './image-edit.machine.ts'
import type { EditedImage } from './image-edit.types.ts'

const middle = { x: 50, y: 50 }
const half = { x: 0, y: 0, width: 50, height: 100 }

const picture: EditedImage = {
  isKept: true,
  width: 400,
  height: 200,
  url: '/api/media/file/a.png',
  now: { area: null, focal: middle },
}

const cropped: EditedImage = { ...picture, now: { area: half, focal: null } }

export const plan: Plan<typeof imageEditMachine> = {
  machine: imageEditMachine,
  events: {
    'user.crop': {
      'to a half': { area: half },
      'beyond the edges': { area: { x: -10, y: 50, width: 500, height: 500 } },
      'to all of it': { area: { x: 0, y: 0, width: 100, height: 100 } },
      'to nothing': { area: { x: 50, y: 50, width: 0, height: 0 } },
    },
    'user.focus': {
      'on a corner': { focal: { x: 0, y: 100 } },
      outside: { focal: { x: -3, y: 140 } },
    },
  },
  outcomes: {
    read: {
      done: { 'a picture': picture, 'a cropped one': cropped },
      failed: { 'no server': new Problem('server.unreachable') },
    },
  },
  laws,
}
