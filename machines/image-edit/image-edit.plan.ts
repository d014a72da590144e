import { Problem } from '#config-schema'
import type { Plan } from '#testing'
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
  invariants: {
    'a part lies within the picture': ({ context: { edit } }) =>
      edit.area === null ||
      (edit.area.x >= 0 &&
        edit.area.y >= 0 &&
        edit.area.x + edit.area.width <= 100 &&
        edit.area.y + edit.area.height <= 100 &&
        edit.area.width > 0 &&
        edit.area.height > 0),
    'a point lies within the part': ({ context: { edit } }) =>
      edit.focal === null ||
      [edit.focal.x, edit.focal.y].every((at) => Number.isInteger(at) && at >= 0 && at <= 100),
    'nothing is kept of what was closed': ({ context, value }) =>
      value !== 'closed' ||
      (context.image === null && context.edit.area === null && context.problem === null),
    'only a picture that was read is edited': (snapshot) =>
      snapshot.context.image !== null || !snapshot.matches({ open: 'editing' }),
    'a whole picture is no part': ({ context: { edit } }) =>
      edit.area === null || edit.area.width < 100 || edit.area.height < 100,
  },
}
