export { zh as payload } from '@payloadcms/translations/languages/zh'
