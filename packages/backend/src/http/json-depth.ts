/** Refuses JSON that is nested so deep that whoever walks it runs out of stack. */

/** Far beyond what the contract describes. */
const deepest = 64;

/** Looks at the text alone, before it is read. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let place = 0; place < json.length; place++) {
    const character = json[place];
    if (isText) {
      if (character === '\\') place++;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > deepest) return true;
  }
  return false;
}
