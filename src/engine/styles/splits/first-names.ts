import { wordSet } from '../../lexicon/word-set.ts';
import { wordTable } from '../../lexicon/word-table.ts';

/** First names that women bear, and hardly any man. In small letters. */
const WOMEN = wordSet(`
  abigail adele agnes aisha alexandra alice alicia alison allison amanda amelia amina amy ana angela angelina anita anna
  anne annette annie antonia audrey barbara beatrice becky bella bernadette beth betty beyonce brenda bridget brigitte
  carla carmen carol carole caroline catherine cathy cecilia charlotte cheryl chloe christina christine cindy claire
  clara claudia colleen constance courtney cynthia daisy daniela danielle debbie deborah debra denise diana diane donna
  doris dorothy edith eileen elaine eleanor elena elisabeth elise eliza elizabeth ella ellen elsa emily emma erica
  esther eva eve fatima felicity fiona frances gabriela gemma georgina geraldine gillian gina gloria
  grace greta gwen hannah harriet heather heidi helen helena helga hilda holly ines ingrid irene irina iris isabel
  isabella isabelle jackie jacqueline jane janet janice jasmine jeanette jemima jenna jennifer jenny jessica jill
  joan joanna joanne josephine joyce juanita judith judy julia juliana julie juliet justine karen karin kate
  katharine katherine kathleen kathryn kathy katie katrina katy keira kirsten kirsty kristen kristin laura lauren leah
  leila lena liliana lily linda lindsey lisa liz lois lola lorna lorraine louisa louise lucia lucinda lucy luisa lydia
  mabel madeleine maggie mandy margaret maria mariam marianne marie marilyn marina marjorie marlene martha mary matilda
  maureen megan melanie melinda melissa mia michelle mildred miranda miriam moira molly monica monique muriel myra
  nadia nancy naomi natalia natalie natasha nicola nicole nina nora norma olga olivia paige pamela patricia patsy
  paula pauline penelope penny petra philippa phoebe phyllis polly priscilla priya rachael rachel rebecca regina renee
  rhona rita roberta rosa rosalind rose rosemary rosie roxanne ruth sabrina sally samantha sandra sara sarah selina
  serena sharon sheila shirley silvia simone sofia sonia sophia sophie stella stephanie sue susan susanna suzanne
  sylvia tamara tania tanya teresa theresa tina tricia ursula valentina valerie vanessa vera veronica victoria
  wendy winifred winnie yasmin yolanda yvette yvonne zoe`);

/** First names that men bear, and hardly any woman. In small letters. */
const MEN = wordSet(`
  aaron abdul abdullah abraham adam adrian ahmad ahmed alan alastair albert alberto alec alejandro alexander alfred
  alfredo ali alistair allan allen alvaro amir andreas andrew andy angus anthony antonio antony archie arnold arthur
  ashok barack barry ben benedict benjamin bernard bernie bert bill bob boris brad bradley brandon brendan brett brian
  bruce bruno bryan calvin carl carlos cecil charles christian christopher clarence clive colin conor craig
  cristiano curtis cyril dan daniel darren dave david dean dennis denis derek desmond diego dmitri dominic don donald
  douglas duncan dwight dylan ed eddie edgar edmund eduardo edward edwin elliot enrique eric erik ernest ethan eugene
  evan felix ferdinand fernando florian floyd francesco francisco frank franz fred frederic frederick fritz gareth
  gary gavin geoff geoffrey george gerald gerard gilbert giovanni giuseppe glenn gordon graeme graham grant greg
  gregory guillermo gunter gustav guy hamid hans harold harry harvey hassan hector henri henry herbert horst howard
  hubert hugh hugo humphrey hussein ian ibrahim igor isaac ivan ivor jack jacob jacques jake james jason javier jeff
  jeffrey jeremy jerome jerry jim jimmy joachim joao joe joel johann johannes john johnny jon jonathan jorge jose josef
  joseph josh joshua juan julian julio jurgen justin karl keith ken kenneth kevin khalid klaus kurt kyle lance larry
  laurence lawrence leo leon leonard leonardo leroy leslie lewis liam lionel louis luca lucas luigi luis luke mahmoud
  malcolm manuel marc marcel marco marcus mario mark martin marvin matt matteo matthew maurice max maxwell melvin
  michael miguel mike mikhail mitchell mohamed mohammad mohammed muhammad murray nathan nathaniel ned neil nelson
  nicholas nick nicolas nigel noah noel norman oliver omar oscar osama otto owen pablo paolo patrick paul pedro percy
  pete peter phil philip philippe phillip pierre prakash rafael ralph ramon raj rajesh ravi ray raymond reginald
  ricardo richard rick robert roberto rod roderick rodney roger roland ron ronald ross rory roy rudolf rupert russell
  ryan samuel samir santiago saul scott sean sebastian sergei sergio seth shane shaun sid sidney silvio simon stan
  stanley stefan stephan stephen steve steven stewart stuart sunil ted theodore thierry thomas tim timothy toby todd tom
  tomas tommy tony travis trevor tristan troy tyler umar vernon victor vincent vijay vladimir wallace walter warren
  wayne werner wilfred will william winston wolfgang xavier yusuf zachary`);

/** In small letters, without their full stops. */
const TITLES: Readonly<Record<string, 'he' | 'she'>> = wordTable({
  mr: 'he',
  sir: 'he',
  lord: 'he',
  king: 'he',
  prince: 'he',
  pope: 'he',
  mrs: 'she',
  ms: 'she',
  miss: 'she',
  lady: 'she',
  dame: 'she',
  queen: 'she',
  princess: 'she',
});

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}|\./gu, '')
    .toLowerCase();

/** The pronoun of a title such as “Mrs”. */
export const findTitlePronoun = (word: string): 'he' | 'she' | undefined => TITLES[plain(word)];

/** The pronoun of who bears this first name; nothing where it is no first name, or women and men bear it. */
export function findNamePronoun(name: string): 'he' | 'she' | undefined {
  const written = plain(name);
  if (WOMEN.has(written)) return 'she';
  return MEN.has(written) ? 'he' : undefined;
}
