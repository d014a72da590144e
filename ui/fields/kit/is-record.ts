export { isRecord } from '#contracts/is-record'
