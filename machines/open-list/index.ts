export { openList } from './open-list.ts'
export type {
  AroundList,
  ListActors,
  ListOutside,
  ListWork,
  OpenList,
  OpenListInput,
} from './open-list.types.ts'
