export { isRecord } from '#config-schema'
