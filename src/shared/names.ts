/** Letters that show nothing, though Unicode counts them as letters. */
const fillers = /[\u115f\u1160\u3164\uffa0]/gu;

/** These turn the direction of what stands after them, in mails and lists too. */
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/u;

/** Whether a name can be read as what it is: something of it shows, and it disturbs no text around it. */
export function isReadableName(name: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name.replace(fillers, '')) && !turnsDirection.test(name);
}
