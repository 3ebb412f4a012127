import { wordTable } from '../lexicon/word-table.ts';
import { SHORTHAND } from './shorthand.ts';

/**
 * Misspellings that many people make, whose letters or neighbours say too little of what is meant, and which the dictionary
 * of misspellings does not have, or with several readings: “alot” is a lot. Each has one reading here, and none is a word.
 */
const TABLE = `
arnt aren't|deffo definitely|havnt haven't|swop swap|swopped swapped
analise analyse|analised analysed|analising analysing|adultry adultery|alot a lot|amature amateur
apartement apartment|apologys apologies|aprox approximately|athelete athlete|athiest atheist|awfull awful
beautifull beautiful|bicicle bicycle|brekfast breakfast|buiseness business|campagne campaign|canceld cancelled
cancled cancelled|carefull careful|carribean Caribbean|celcius Celsius|colleage colleague|concience conscience|crys cries
couldent couldn't|complane complain|complaned complained|desease disease|desparate desperate|develeopment development|devide divide|dilemna dilemma
docter doctor|docters doctors|doesent doesn't|dosent doesn't|ecstacy ecstasy|eigth eighth|evedence evidence
exept except|exercize exercise|expences expenses|farenheit Fahrenheit|favorit favorite|febuary February
finaly finally|firey fiery|fullfil fulfill|fullfill fulfill|gaurd guard|guage gauge|gratefull grateful|happend happened
heared heard|heighth height|hospitle hospital|humerous humorous|identicle identical|importent important
intrest interest|invoise invoice|invoises invoices|jewelery jewelry|jewlery jewelry|kitchin kitchen
knowledgable knowledgeable|lisence licence|manuever maneuver|medcine medicine|medecine medicine
mediteranean Mediterranean|miniscule minuscule|neibor neighbor|neibour neighbour|neibours neighbours|neice niece
neigbor neighbor|neigbour neighbour|nieghbor neighbor|nieghbour neighbour|ninty ninety|paymant payment
personel personnel|pharoah pharaoh|preceed precede|pregnent pregnant|probly probably|prolly probably
promiss promise|realy really|receit receipt|recepies recipes|recepit receipt|recipt receipt|recipts receipts
reffer refer|rember remember|reschedual reschedule|saterday Saturday|scenary scenery|sence sense|sieze seize
siezed seized|simular similar|skedule schedule|teh the|thrusday Thursday|tmrw tomorrow|tonite tonight
tounges tongues|tuseday Tuesday|underate underrate|vegatables vegetables|vehical vehicle|vetinary veterinary
vicous vicious|wednsday Wednesday|wellcome welcome|wendsday Wednesday|wenesday Wednesday|wensday Wednesday
wether whether|wich which|withdrawl withdrawal|yuo you`;

const COMMON_SLIPS: Readonly<Record<string, string>> = wordTable(
  Object.fromEntries(
    TABLE.trim()
      .split(/[|\n]/)
      .map((row) => {
        const [slip = '', ...right] = row.split(' ');
        return [slip, right.join(' ')];
      }),
  ),
);

/** The one reading of a word that is known to be a slip or a short form; in lower case, but for names. */
export function findKnownReading(lower: string): string | undefined {
  return SHORTHAND[lower] ?? COMMON_SLIPS[lower];
}
