export { zhTw as payload } from '@payloadcms/translations/languages/zhTw'
