export { ja as payload } from '@payloadcms/translations/languages/ja'
