export { default } from '../commented/stateroom.config.ts'
