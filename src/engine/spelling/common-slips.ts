import { wordTable } from '../lexicon/word-table.ts';
import { SHORTHAND } from './shorthand.ts';

/**
 * Misspellings that many people make and whose letters or neighbours say too little of what is meant: “tounge” is no
 * lounge. Each has one reading, and none is a word.
 */
const TABLE = `
accomodate accommodate|accomodation accommodation|acheive achieve|acheivement achievement
acknowlegde acknowledge|acommodate accommodate|acomplish accomplish|acquaintence acquaintance
advertisment advertisement|agression aggression|agressive aggressive|alchohol alcohol|alot a lot|amatuer amateur
amature amateur|ammount amount|aniversary anniversary|anwser answer|apologys apologies|apparant apparent
appartment apartment|aprox approximately|aquaintance acquaintance|arguement argument|athiest atheist
attachement attachment|attachements attachments|attatch attach|attatched attached|attatchment attachment
availible available|avalable available|avaliable available|awfull awful|baloon balloon|basicaly basically
basicly basically|beatiful beautiful|beautifull beautiful|becasue because|becuase because|beggining beginning
begining beginning|beleif belief|beleive believe|benificial beneficial|bizzare bizarre|boundry boundary
brillant brilliant|brocolli broccoli|buiseness business|buisness business|buisnesses businesses
bussiness business|catagory category|cemetary cemetery|changable changeable|charachter character
colleage colleague|colleages colleagues|collegue colleague|collegues colleagues|comming coming
commited committed|commitee committee|comparision comparison|compatable compatible|concensus consensus
concious conscious|condolances condolences|congradulations congratulations|consious conscious
contageous contagious|conveinient convenient|convienient convenient|convinient convenient|couldent couldn't
critisism criticism|critisize criticize|curiousity curiosity|decieve deceive|decison decision|definate definite
definately definitely|definatly definitely|definetly definitely|definitly definitely|defintely definitely
desease disease|desicion decision|desision decision|desparate desperate|develeopment development
develope develop|developement development|diffrence difference|diffrent different|dilema dilemma|dilemna dilemma
disapointed disappointed|disasterous disastrous|dissapear disappear|dissapeared disappeared
dissapoint disappoint|dissapointed disappointed|dissapointing disappointing|dissapointment disappointment
ecstacy ecstasy|effecient efficient|efficency efficiency|embarass embarrass|embarassed embarrassed
embarassing embarrassing|emial email|enviroment environment|enviromental environmental|equiptment equipment
exagerate exaggerate|excersise exercise|exelent excellent|exellent excellent|exemple example|exercize exercise
exersise exercise|existance existence|expence expense|expences expenses|experiance experience
explaination explanation|explane explain|extreem extreme|extremly extremely|facinating fascinating
familar familiar|familys families|favorit favorite|feasable feasible|febuary February|finaly finally
foriegn foreign|forseeable foreseeable|fourty forty|foward forward|freind friend
freinds friends|fullfil fulfil|fullfill fulfill|futher further|garantee guarantee|garanteed guaranteed
gaurantee guarantee|gaurd guard|glamourous glamorous|goverment government|grafitti graffiti|gratefull grateful
greatful grateful|guage gauge|guarentee guarantee|guarenteed guaranteed|happend happened|harrass harass
harrassment harassment|heighth height|heigth height|hieght height|hopefuly hopefully|hygeine hygiene
hypocracy hypocrisy|idiosyncracy idiosyncrasy|imediately immediately|imediatly immediately
immediatly immediately|incidently incidentally|importent important|improvment improvement|inconveniance inconvenience
inconvenince inconvenience|inconvience inconvenience|inconviences inconveniences|inconvienence inconvenience
inconvienience inconvenience|inconvinience inconvenience|incovenience inconvenience|incovenient inconvenient
independance independence|independant independent|indispensible indispensable|intelligance intelligence
interrim interim|interupt interrupt|interuption interruption|intrest interest|intrested interested
intresting interesting|invitaion invitation|irrelevent irrelevant|irresistable irresistible|jelous jealous
jelousy jealousy|jewelery jewelry|knowlege knowledge|langauge language|layed laid|languge language|lenght length
liase liaise|liason liaison|libary library|lifes lives|litle little|maintainance maintenance|maintenence maintenance
managment management|medecine medicine|mediteranean Mediterranean|millenium millennium|miniscule minuscule
mischievious mischievous|mispell misspell|mispelled misspelled|morgage mortgage|neccesary necessary
neccessary necessary|necesary necessary|necessery necessary|negociate negotiate|negociation negotiation
neice niece|neigbor neighbor|neigbour neighbour|nieghbor neighbor|nieghbour neighbour|ninty ninety
noticable noticeable|nucular nuclear|ocasion occasion|occassion occasion|occassionally occasionally
occurance occurrence|occured occurred|occurence occurrence|occuring occurring|oportunity opportunity
oppertunity opportunity|orignal original|oustanding outstanding|paralel parallel|parliment parliament
particulary particularly|pasttime pastime|pavillion pavilion|peice piece|peices pieces|peopel people
percieve perceive|perfomance performance|permanant permanent|permisson permission|perseverence perseverance
persistant persistent|personaly personally|persue pursue|pharoah pharaoh|playright playwright|plesant pleasant
politican politician|politicans politicians|posession possession|posible possible|possiblity possibility
preferance preference|prefered preferred|prefering preferring|presance presence
privelege privilege|priviledge privilege|probaly probably|probly probably|proffesional professional
proffesor professor|prolly probably|pronounciation pronunciation|propoganda propaganda|psuedo pseudo
publically publicly|quaterly quarterly|questionaire questionnaire|realy really|reccomend recommend
reccommend recommend|recepit receipt|reciept receipt|recieve receive|recieved received|recieving receiving
recomend recommend|recomendation recommendation|recomended recommended|rediculous ridiculous|refered referred
refering referring|reffer refer|refridgerator refrigerator|relevent relevant|religous religious|rember remember
remeber remember|repitition repetition|rescedule reschedule|reschedual reschedule|reshedule reschedule
resistence resistance|responce response|responsability responsibility|responsable responsible
responsibilty responsibility|restarant restaurant|restaraunt restaurant|resturant restaurant|rythm rhythm
sacreligious sacrilegious|saftey safety|scedule schedule|scenary scenery|schedual schedule
secratary secretary|sence sense|sentance sentence|seperate separate|seperated separated|seperately separately
seperation separation|shedule schedule|sieze seize|siezed seized|similiar similar|sincerley sincerely
sincerly sincerely|speach speech|stategy strategy|strengh strength|strenght strength|succesful successful
succesfully successfully|successfull successful|sucess success|sucessful successful|sugest suggest
sugestion suggestion|supercede supersede|suppossed supposed|suprise surprise|suprised surprised
surprize surprise|tatoo tattoo|tatoos tattoos|teh the|tendancy tendency|thier their|threshhold threshold
throughly thoroughly|tmrw tomorrow|tommorow tomorrow|tommorrow tomorrow|tomorow tomorrow
tonite tonight|tounge tongue|tounges tongues|tranfer transfer|truely truly|twelth twelfth|unforseen unforeseen
unfortunatley unfortunately|unfortunatly unfortunately|untill until|usefull useful|usualy usually|vaccum vacuum
vegatable vegetable|vegatables vegetables|vehical vehicle|vehicals vehicles|visable visible|wednsday Wednesday
wellcome welcome|wensday Wednesday|wether whether|wich which|wieght weight|wierd weird|withdrawl withdrawal
wonderfull wonderful|writting writing|yeild yield|yesturday yesterday|yuo you`;

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
