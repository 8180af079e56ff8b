import { msg } from '@lingui/core/macro'

// Said elsewhere, and with the words of this part: pages that have none of it do without them.
export const conversationTexts = {
  name: msg({ message: '메시지', context: 'conversation' }),
  received: msg`기다리던 메시지를 보냈습니다.`,
  refused: msg`보내지 못한 메시지가 있습니다. 확인해 주십시오.`,
}
