import { msg } from '@lingui/core/macro'

// Said elsewhere, and with the words of this part: pages that have none of it do without them.
export const taskTexts = {
  name: msg`상담 뒤 할 일`,
  received: msg`기다리던 할 일 표시를 저장했습니다.`,
  refused: msg`저장하지 못한 할 일 표시가 있습니다. 확인해 주십시오.`,
}
